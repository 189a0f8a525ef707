/**
 * What Twyn reads of one `Record`: its attributes, and what stands between its tags. Each character is one byte of the
 * file, so that nothing is decoded that is not kept: the few texts that are kept are read as UTF-8 by `textOf`.
 */
export type OnRecord = (attributes: string, inner: string) => void;

/** A record holds a beat-to-beat list of some kilobytes at most. */
const LONGEST_ELEMENT = 1_000_000;
const [QUOTE, LESS, MORE, SLASH, BANG, QUESTION, SPACE, BRACKET] = [34, 60, 62, 47, 33, 63, 32, 91];
const RECORD = Buffer.from('Record');
const NEXT_RECORD = Buffer.from('<Record ');
const END_OF_RECORD = Buffer.from('</Record>');
const END_OF_ALL = Buffer.from('/HealthData');

/**
 * Finds the records of an Apple Health export in a stream of bytes, at the speed of `indexOf`: no tree, no namespaces.
 * The document type, comments and instructions are passed over, so nothing in them can unfold or be fetched. Measured:
 * a seventh of the CPU time of saxes.
 */
export class AppleHealthScanner {
  /** What was longer than an element may be. */
  tooLong = 0;
  /** Whether the last tag of the document was seen. */
  isComplete = false;
  private kept: Buffer = Buffer.alloc(0);
  /** What ends the passage that is passed over. */
  private passUntil: string | undefined;

  /** @param position bytes of XML behind the last whole element: where a later run may begin again */
  constructor(public position = 0) {}

  scan(chunk: Buffer, onRecord: OnRecord): void {
    const data = this.kept.length > 0 ? Buffer.concat([this.kept, chunk]) : chunk;
    let at = 0;
    for (;;) {
      const next = this.step(data, at, onRecord);
      if (next < 0) {
        at = ~next;
        break;
      }
      at = next;
    }
    this.position += at;
    this.kept = at < data.length ? Buffer.from(data.subarray(at)) : Buffer.alloc(0);
  }

  /** Gives where to go on; where more bytes are needed first, the complement of where to begin then. */
  private step(data: Buffer, at: number, onRecord: OnRecord): number {
    if (this.passUntil !== undefined) return this.pass(data, at, this.passUntil);
    const open = data.indexOf(LESS, at);
    if (open < 0) return ~data.length;
    const first = data[open + 1];
    if (first === undefined) return ~open;
    if (first === BANG || first === QUESTION) return this.declaration(data, open);
    const close = endOfTag(data, open);
    if (close < 0) return this.waitFrom(data, open);
    if (first === SLASH) {
      if (data.subarray(open + 1, close).equals(END_OF_ALL)) this.isComplete = true;
      return close + 1;
    }
    return isRecord(data, open) ? this.record(data, open, close, onRecord) : close + 1;
  }

  private record(data: Buffer, open: number, close: number, onRecord: OnRecord): number {
    const from = open + 1 + RECORD.length;
    if (data[close - 1] === SLASH) {
      onRecord(data.toString('latin1', from, close - 1), '');
      return close + 1;
    }
    const end = data.indexOf(END_OF_RECORD, close);
    const next = data.indexOf(NEXT_RECORD, close);
    // One that is never closed must not swallow the next.
    if (next >= 0 && (end < 0 || next < end)) {
      onRecord(data.toString('latin1', from, close), '');
      return close + 1;
    }
    if (end < 0) return this.waitFrom(data, open);
    onRecord(data.toString('latin1', from, close), data.toString('latin1', close + 1, end));
    return end + END_OF_RECORD.length;
  }

  private declaration(data: Buffer, open: number): number {
    if (data.length - open < '<!DOCTYPE'.length) return ~open;
    const begin = data.toString('latin1', open, open + 9);
    if (begin.startsWith('<!--')) this.passUntil = '-->';
    else if (begin === '<![CDATA[') this.passUntil = ']]>';
    else if (begin.startsWith('<?')) this.passUntil = '?>';
    else if (begin === '<!DOCTYPE') {
      const end = data.indexOf(MORE, open);
      const bracket = data.indexOf(BRACKET, open);
      if (end < 0 && bracket < 0) return this.waitFrom(data, open);
      this.passUntil = bracket >= 0 && (end < 0 || bracket < end) ? ']>' : '>';
    } else this.passUntil = '>';
    return open + 4;
  }

  private pass(data: Buffer, at: number, until: string): number {
    const end = data.indexOf(until, at, 'latin1');
    if (end < 0) return ~Math.max(at, data.length - until.length + 1);
    this.passUntil = undefined;
    return end + until.length;
  }

  /** Waits for the end of an element, but not for ever. */
  private waitFrom(data: Buffer, open: number): number {
    if (data.length - open <= LONGEST_ELEMENT) return ~open;
    this.tooLong += 1;
    return open + 1;
  }
}

function isRecord(data: Buffer, open: number): boolean {
  const end = open + 1 + RECORD.length;
  return data[end] === SPACE && data.compare(RECORD, 0, RECORD.length, open + 1, end) === 0;
}

/** The `>` that ends the tag, or -1: in an attribute it is written `&gt;` by custom, not by rule. */
function endOfTag(data: Buffer, open: number): number {
  const close = data.indexOf(MORE, open);
  if (close < 0) return -1;
  // Apple ends every tag by `"/>` or `">`: the byte before tells it in the common case.
  const before = data[close - 1];
  if (before === QUOTE || (before === SLASH && data[close - 2] === QUOTE)) return close;
  let isQuoted = false;
  for (let i = open; i < data.length; i += 1) {
    if (data[i] === QUOTE) isQuoted = !isQuoted;
    else if (data[i] === MORE && !isQuoted) return i;
  }
  return -1;
}
