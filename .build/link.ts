const IMPORT = /(?<=^|[;}\n])import(?: ([\w$]+))?,?(?:\*as ([\w$]+))?(?:\{([^}]*)\})?(?: ?from)?"([^"]+)";/g;
const EXPORT = /export\{([^}]*)\};\s*$/;

/** `a as b,c` as pairs of the name that is given and the name that it gets. */
const pairs = (list: string): [string, string][] =>
  list.split(',').map((one) => {
    const [name, alias = name] = one.trim().split(' as ');
    return [name, alias];
  });

/**
 * A chunk as esbuild writes it, made into the body of a function that takes `load` and gives back what the chunk
 * exports. Names come in and go out once: what a chunk exports never changes after it was loaded, and no two chunks
 * need each other. Functions of another chunk are then called as directly as its own.
 */
export function linked(text: string): string {
  let head = '';
  let rest = text.replaceAll(IMPORT, (...found) => {
    head += importing(found);
    return '';
  });
  const exported = EXPORT.exec(rest);
  if (exported) rest = rest.slice(0, exported.index);
  const body = rest.replaceAll(/\bimport\(("[^"]+")\)/g, '(Promise.resolve($1).then($$load))');
  const out = exported ? pairs(exported[1]).map(([name, alias]) => `${alias}:${name}`) : [];
  return `${head}${body}return{${out.join(',')}};`;
}

function importing([, whole, all, named, from]: (string | undefined)[]): string {
  const got = `$load("${from}")`;
  let out = '';
  if (whole) out += `const ${whole}=${from?.startsWith('.') ? `${got}.default` : got};`;
  if (all) out += `const ${all}=${got};`;
  if (named)
    out += `const{${pairs(named)
      .map(([name, alias]) => (name === alias ? name : `${name}:${alias}`))
      .join(',')}}=${got};`;
  return out === '' ? `${got};` : out;
}
