export interface Paragraph {
  /** The line it begins on. */
  row: number;
  text: string;
  /** Whether more followed than one memory may hold. */
  isCut: boolean;
}

/** What blank lines separate. Of a paragraph without an end, `maxLength` characters are held and the rest is passed over. */
export async function* paragraphs(
  chunks: AsyncIterable<string>,
  maxLength: number,
): AsyncIterable<Paragraph> {
  const open = new OpenParagraph(maxLength);
  let endsInReturn = false;
  for await (const chunk of chunks) {
    // A line end of two characters may lie across two chunks.
    const text = endsInReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    endsInReturn = chunk.endsWith('\r');
    const lines = text.split(/\r\n|\r|\n/);
    for (const [index, line] of lines.entries()) {
      if (index > 0) {
        const finished = open.endLine();
        if (finished) yield finished;
      }
      open.add(line);
    }
  }
  const last = open.endLine() ?? open.take();
  if (last) yield last;
}

class OpenParagraph {
  private lines: string[] = [];
  private line = '';
  private length = 0;
  private isCut = false;
  private row = 1;
  private start = 1;

  constructor(private readonly maxLength: number) {}

  add(part: string): void {
    const room = this.maxLength - this.length;
    if (part.length > room) this.isCut = true;
    this.line += part.slice(0, room);
    this.length += Math.min(part.length, room);
  }

  /** The paragraph that ends with a blank line. */
  endLine(): Paragraph | undefined {
    this.row += 1;
    const isBlank = this.line.trim() === '';
    const finished = isBlank ? this.take() : undefined;
    if (!isBlank) this.lines.push(this.line);
    if (this.lines.length === 0) this.start = this.row;
    this.line = '';
    return finished;
  }

  take(): Paragraph | undefined {
    const { lines, start: row, isCut } = this;
    this.lines = [];
    this.length = 0;
    this.isCut = false;
    return lines.length > 0 ? { row, text: lines.join('\n'), isCut } : undefined;
  }
}
