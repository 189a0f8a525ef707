export interface JsonElement {
  /** Counted from 1. */
  row: number;
  /** Null where it is longer than one may be. */
  json: string | null;
}

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const LINE_END = 10;
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [91, 93, 123, 125];

/**
 * The elements of a JSON array, or values one after another (JSON Lines), each as its own text. Finding where they end
 * is all that is done here, so that one broken or huge element costs that element alone; parsers that stream stop at the
 * first, and hold a string of any length. `isWithin`: the array stands in a document, and what follows it is none of its
 * elements.
 */
export async function* jsonElements(
  chunks: AsyncIterable<string>,
  maxLength: number,
  { isWithin = false }: { isWithin?: boolean } = {},
): AsyncIterable<JsonElement> {
  const scanner = new ElementScanner(maxLength, isWithin);
  for await (const chunk of chunks) {
    yield* scanner.scan(chunk);
    if (scanner.isOver) return;
  }
  yield* scanner.end();
}

class ElementScanner {
  private depth = 0;
  /** Of what separates the elements: 1 inside of an array, 0 where they stand by themselves. */
  private base: number | undefined;
  private isInString = false;
  private isEscaped = false;
  private element = '';
  private isTooLong = false;
  private row = 0;
  /** The array was closed, and what follows is not looked at. */
  isOver = false;

  constructor(
    private readonly maxLength: number,
    private readonly isWithin: boolean,
  ) {}

  *scan(chunk: string): Iterable<JsonElement> {
    let start = 0;
    for (let i = 0; i < chunk.length; i += 1) {
      const code = chunk.charCodeAt(i);
      if (this.isInString) {
        this.stepInString(code);
        continue;
      }
      if (code === QUOTE) this.isInString = true;
      else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        this.depth += 1;
        if (this.base === undefined) {
          this.base = code === OPEN_BRACKET ? 1 : 0;
          if (this.base === 1) start = i + 1;
        }
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        this.depth -= 1;
        const isEndOfArray = this.base === 1 && this.depth === 0;
        const isEndOfValue = this.base === 0 && this.depth === 0;
        if (isEndOfArray || isEndOfValue) {
          this.hold(chunk.slice(start, isEndOfValue ? i + 1 : i));
          yield* this.take();
          start = i + 1;
          this.isOver = this.isWithin && isEndOfArray;
          if (this.isOver) return;
        }
      } else if (this.isBetween(code)) {
        this.hold(chunk.slice(start, i));
        yield* this.take();
        start = i + 1;
      }
    }
    this.hold(chunk.slice(start));
  }

  *end(): Iterable<JsonElement> {
    yield* this.take();
  }

  /** Between two elements of an array, or two lines. */
  private isBetween(code: number): boolean {
    return this.depth === this.base && code === (this.base === 1 ? COMMA : LINE_END);
  }

  private stepInString(code: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (code === BACKSLASH) this.isEscaped = true;
    else if (code === QUOTE) this.isInString = false;
  }

  private hold(part: string): void {
    if (this.element.length + part.length > this.maxLength) {
      this.isTooLong = true;
      this.element = '';
    }
    if (!this.isTooLong) this.element += part;
  }

  private *take(): Iterable<JsonElement> {
    const json = this.element.trim();
    const { isTooLong } = this;
    this.element = '';
    this.isTooLong = false;
    if (!isTooLong && json === '') return;
    this.row += 1;
    yield { row: this.row, json: isTooLong ? null : json };
  }
}
