import { type ReadingItem, type ReadPiece } from './reading-importer.js';

/** Parsed in one go, while nobody else gets a turn: a few milliseconds. */
const AT_ONCE = 500;

/** Items of a reader that begins at the start, some at a time. */
export async function* inPieces(found: AsyncIterable<ReadingItem>): AsyncIterable<ReadPiece> {
  let items: ReadingItem[] = [];
  for await (const item of found) {
    if (items.push(item) < AT_ONCE) continue;
    yield { items, position: null };
    items = [];
  }
  yield { items, position: null };
}
