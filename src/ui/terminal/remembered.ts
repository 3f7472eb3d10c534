/** `make`, which remembers what it made of each text; `most` results are kept before all are forgotten. */
export function remembered<T extends object | number>(make: (text: string) => T, most: number): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    if (made.size >= most) made.clear();
    made.set(text, fresh);
    return fresh;
  };
}
