const ROOM = 1 << 16;
/** A UTF-16 unit takes at most three bytes of UTF-8. */
const WIDEST = 3;

/** Answers on their way out, as bytes: kept as strings, tens of thousands of pieces would keep the collector busy. */
export class Gathered {
  private bytes = Buffer.allocUnsafe(ROOM);
  private length = 0;

  add(text: string): void {
    const most = this.length + text.length * WIDEST;
    if (most > this.bytes.length) {
      const wider = Buffer.allocUnsafe(Math.max(most, this.bytes.length * 2));
      this.bytes.copy(wider, 0, 0, this.length);
      this.bytes = wider;
    }
    this.length += this.bytes.write(text, this.length);
  }

  /** All that was added since the last time; to be written before more is added. */
  take(): Buffer {
    const out = this.bytes.subarray(0, this.length);
    this.length = 0;
    return out;
  }
}
