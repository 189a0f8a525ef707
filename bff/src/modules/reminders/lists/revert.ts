import { isDeepStrictEqual } from 'node:util';
import { type ListChange } from './list.js';
import { ListChangedSince } from './lists.errors.js';
import { type ListRows } from './lists.repository.js';

/** Puts a list or an item back as it was before the change; throws where something came after it. */
export async function revertChange(rows: ListRows, change: ListChange): Promise<void> {
  const id = change.after?.id ?? change.before?.id ?? '';
  const there = await (change.of === 'list' ? rows.findList(id) : rows.findItem(id));
  if (!isDeepStrictEqual(there ?? null, change.after)) throw new ListChangedSince();
  if (change.of === 'list') await putListBack(rows, change, id);
  else await putItemBack(rows, change, id);
}

async function putListBack(
  rows: ListRows,
  { before, after }: Extract<ListChange, { of: 'list' }>,
  id: string,
): Promise<void> {
  if (!before) {
    // What was put on it since would go with it.
    if ((await rows.findItems(id)).length > 0) throw new ListChangedSince();
    await rows.removeList(id);
  } else if (after) await rows.storeList(before);
  else if (!(await rows.insertList(before))) throw new ListChangedSince();
}

async function putItemBack(
  rows: ListRows,
  { before, after }: Extract<ListChange, { of: 'item' }>,
  id: string,
): Promise<void> {
  if (!before) await rows.removeItem(id);
  else if (after) await rows.storeItem(before);
  else if (await rows.findList(before.listId)) await rows.insertItem(before);
  else throw new ListChangedSince();
}
