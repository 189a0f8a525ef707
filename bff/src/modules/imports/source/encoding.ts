import { UnreadableFile } from '../import.errors.js';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const HEAD_BYTES = 65_536;
/** Tabs, line ends, form feeds and escapes stand in real texts; a text with many of the others is none. */
const MAX_CONTROL_SHARE = 0.02;

/** By its mark, or by whether its bytes make sense. Throws UnreadableFile where they are no text. */
export function encodingOf(head: Buffer): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head.length === 0) throw new UnreadableFile('The file is empty.');
  if (isBinary(head)) throw new UnreadableFile('This isn’t a text, a table or a zip file.');
  return isWestern(head) ? 'windows-1252' : 'utf-8';
}

/** As text; what makes no sense in the encoding becomes U+FFFD. Without a given encoding, it is found in the first bytes. */
export async function* decoded(
  chunks: AsyncIterable<Uint8Array>,
  encoding?: Encoding,
): AsyncIterable<string> {
  let decoder = encoding && new TextDecoder(encoding);
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(Buffer.from(chunk.subarray(0, HEAD_BYTES))));
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

function isBinary(head: Buffer): boolean {
  const control = head.reduce((count, byte) => count + Number(byte < 9 || (byte > 13 && byte < 27)), 0);
  return control / head.length > MAX_CONTROL_SHARE;
}

/** Bytes above 127, none of which form a character of UTF-8. */
function isWestern(head: Buffer): boolean {
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  let broken = 0;
  let whole = 0;
  for (const character of text) {
    if (character === '\uFFFD') broken += 1;
    else if (character > '\u007F') whole += 1;
  }
  return broken > 0 && whole === 0;
}
