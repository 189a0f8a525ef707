import { MAX_FOUND_LENGTH } from './storable.js';

/** Undefined where the text is longer than a note can be; the rest is not read then. */
export async function readWhole(chunks: AsyncIterable<string>): Promise<string | undefined> {
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length > MAX_FOUND_LENGTH) return undefined;
  }
  return text;
}
