import { mostAlike } from './alike.js';
import { isSameBut, namesOfList } from '../lists/list-words.js';
import { itemKey, type ListBox, listKey, type StoredItem, type StoredList } from '../lists/lists.service.js';
import { SkillRefused } from '../../skills/kit/skill-handler.js';
import { spokenList } from '../../skills/kit/spoken.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';

/** Half of an item's words are enough where nothing on the lists is more like it. */
const LEAST_ITEM = 0.5;
/** Of a list's name all that was said. */
const LEAST_NAME = 1;

/** The list of that name, of another name for it, or the only one whose name has what was said. */
export async function listSaid(box: ListBox, name: string): Promise<StoredList | undefined> {
  const key = listKey(name);
  const all = await box.lists();
  const exact = namesOfList(key).flatMap((each) => all.find((list) => list.key === each) ?? [])[0];
  const [joined, ...others] = all.filter((list) => isSameBut(key, list.key) || isSameBut(list.key, key));
  if (exact ?? (others.length === 0 && joined)) return exact ?? joined;
  const like = mostAlike(all, key, { textOf: (list) => list.key, least: LEAST_NAME });
  return like.length === 1 ? like[0] : undefined;
}

/** Where no name is said: the only one there is, the usual one, or the one on which something was changed last. */
async function listUnsaid(
  box: ListBox,
  all: readonly StoredList[],
  phrases: TwinPhrases,
): Promise<StoredList | undefined> {
  if (all.length <= 1) return all[0];
  const usual = await listSaid(box, phrases.say('usual-list'));
  if (usual) return usual;
  const last = lastOf(await box.items());
  return last && all.find(({ id }) => id === last.listId);
}

/** What was put on a list or changed there last. */
export function lastOf(items: readonly StoredItem[]): StoredItem | undefined {
  return items.toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime()).at(-1);
}

/** The list of that name; where none is said, the one that is likeliest. */
export async function listNamed(
  box: ListBox,
  name: string | undefined,
  phrases: TwinPhrases,
): Promise<StoredList> {
  const all = await box.lists();
  const found = name === undefined ? await listUnsaid(box, all, phrases) : await listSaid(box, name);
  if (found) return found;
  if (all.length === 0) throw new SkillRefused(phrases.say('list-none-make'));
  if (name !== undefined) throw new SkillRefused(phrases.say('list-not-found', { list: name }));
  const names = all.map((list) => list.name);
  throw new SkillRefused(
    phrases.say('ask-which-list', { choices: spokenList(names, phrases, { last: 'or' }) }),
  );
}

/** The item that was said, on that list or on any; several that fit are asked about. */
export async function itemNamed(
  box: ListBox,
  { text, list: listName }: { readonly text: string; readonly list: string | undefined },
  phrases: TwinPhrases,
): Promise<{ item: StoredItem; list: StoredList }> {
  const lists = listName === undefined ? await box.lists() : [await listNamed(box, listName, phrases)];
  const items = listName === undefined ? await box.items() : await box.items(lists[0]);
  const exact = items.filter((item) => itemKey(item.text) === itemKey(text));
  const like = mostAlike(items, text, { textOf: (item) => item.text, least: LEAST_ITEM });
  const found = [
    exact.filter(({ isDone }) => !isDone),
    exact,
    like.filter(({ isDone }) => !isDone),
    like,
  ].find(({ length }) => length > 0);
  const [item, ...others] = found ?? [];
  const list = item && lists.find(({ id }) => id === item.listId);
  if (!item || !list)
    throw new SkillRefused(
      phrases.say(listName === undefined ? 'item-on-no-list' : 'item-not-there', { text }),
    );
  if (others.length > 0) {
    const nameOf = ({ listId }: StoredItem): string => lists.find(({ id }) => id === listId)?.name ?? '';
    const names = [item, ...others].map((each) => `${each.text} (${nameOf(each)})`);
    const choices = spokenList(names, phrases, { most: 4, last: 'or' });
    throw new SkillRefused(phrases.say('ask-which', { choices }));
  }
  return { item, list };
}
