import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Transaction } from '../../../database/transaction.js';
import { type NamedTag } from '../mood-entry.js';
import { TooManyMoodTags } from '../mood.errors.js';
import { DEFAULT_TAGS } from './default-tags.js';
import { MAX_GROUPS, MAX_TAGS_OF_GROUP } from './tag-limits.js';
import { moodEntryTags, moodTagGroups, moodTags } from './mood-tags.table.js';

export const MAX_TAGS = 200;

interface TagRow {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly isArchived: boolean;
}

/** The tags of these entries, by the entry. */
export async function tagsOf(
  tx: Transaction,
  userId: string,
  entryIds: readonly string[],
): Promise<Map<string, NamedTag[]>> {
  if (entryIds.length === 0) return new Map();
  const rows = await tx
    .select({ entryId: moodEntryTags.entryId, group: moodTagGroups.name, name: moodTags.name })
    .from(moodEntryTags)
    .innerJoin(moodTags, and(eq(moodTags.userId, userId), eq(moodTags.id, moodEntryTags.tagId)))
    .innerJoin(moodTagGroups, and(eq(moodTagGroups.userId, userId), eq(moodTagGroups.id, moodTags.groupId)))
    .where(and(eq(moodEntryTags.userId, userId), inArray(moodEntryTags.entryId, [...entryIds])))
    .orderBy(asc(moodTagGroups.position), asc(moodTags.position), asc(moodTags.name));
  const found = new Map<string, NamedTag[]>();
  for (const { entryId, ...tag } of rows) found.set(entryId, [...(found.get(entryId) ?? []), tag]);
  return found;
}

/** Gives the entry exactly these tags. What is not there yet is made, and what was archived is offered again. */
export async function writeTags(
  tx: Transaction,
  userId: string,
  entryId: string,
  named: readonly NamedTag[],
): Promise<void> {
  await tx
    .delete(moodEntryTags)
    .where(and(eq(moodEntryTags.userId, userId), eq(moodEntryTags.entryId, entryId)));
  await addTags(tx, userId, [{ id: entryId, tags: named }]);
}

/** Gives entries that have none yet these tags. What is not there yet is made, and what was archived is offered again. */
export async function addTags(
  tx: Transaction,
  userId: string,
  entries: readonly { readonly id: string; readonly tags: readonly NamedTag[] }[],
): Promise<void> {
  const named = entries.flatMap(({ tags }) => tags);
  if (named.length === 0) return;
  await ensureTags(tx, userId, named);
  const wanted = new Set(named.map(keyOf));
  const chosen = (await tagRows(tx, userId)).filter((row) => wanted.has(keyOf(row)));
  const archived = chosen.filter(({ isArchived }) => isArchived).map(({ id }) => id);
  if (archived.length > 0) {
    await tx
      .update(moodTags)
      .set({ archivedAt: null })
      .where(and(eq(moodTags.userId, userId), inArray(moodTags.id, archived)));
  }
  const ids = new Map(chosen.map((row) => [keyOf(row), row.id]));
  const rows = entries.flatMap(({ id, tags }) =>
    [...new Set(tags.map(keyOf))].flatMap((key) => {
      const tagId = ids.get(key);
      return tagId === undefined ? [] : [{ userId, entryId: id, tagId }];
    }),
  );
  await tx.insert(moodEntryTags).values(rows);
}

/**
 * The ids of tags by their names in lower case, whatever group they are in. New ones are made in `group` as long as there is
 * room; what there is none for is not in the answer.
 */
export async function tagsByName(
  tx: Transaction,
  userId: string,
  names: readonly string[],
  group: string,
): Promise<Map<string, string>> {
  // The default ones first: “walk” of a file is “Walk”.
  await ensureTags(tx, userId, []);
  const rows = await tagRows(tx, userId);
  const known = byName(rows);
  const missing = names.filter((name) => !known.has(name.toLowerCase()));
  const groups = new Set(rows.map((row) => row.group.toLowerCase()));
  const isRoomForGroup = groups.has(group.toLowerCase()) || groups.size < MAX_GROUPS;
  const inGroup = rows.filter((row) => row.group.toLowerCase() === group.toLowerCase()).length;
  const room = isRoomForGroup ? Math.min(MAX_TAGS - rows.length, MAX_TAGS_OF_GROUP - inGroup) : 0;
  const made = missing.slice(0, Math.max(0, room)).map((name) => ({ group, name }));
  if (made.length === 0) return known;
  await ensureTags(tx, userId, made);
  return byName(await tagRows(tx, userId));
}

function byName(rows: readonly TagRow[]): Map<string, string> {
  return new Map(rows.toReversed().map(({ name, id }) => [name.toLowerCase(), id]));
}

/** Makes what is missing of them, with the default ones where somebody has none at all. */
async function ensureTags(tx: Transaction, userId: string, named: readonly NamedTag[]): Promise<void> {
  const isFirst = (await tx.$count(moodTagGroups, eq(moodTagGroups.userId, userId))) === 0;
  const defaults = DEFAULT_TAGS.flatMap(({ name: group, tags }) => tags.map((name) => ({ group, name })));
  const wanted = isFirst ? [...defaults, ...named] : named;
  const known = new Set((await tagRows(tx, userId)).map(keyOf));
  const missing = [...Map.groupBy(wanted, keyOf)].flatMap(([key, [first]]) =>
    known.has(key) || !first ? [] : [first],
  );
  if (known.size + missing.length > MAX_TAGS) throw new TooManyMoodTags(MAX_TAGS);
  for (const [group, tags] of Map.groupBy(missing, ({ group }) => group)) {
    const groupId = await ensureGroup(tx, userId, group);
    const before = await tx.$count(moodTags, and(eq(moodTags.userId, userId), eq(moodTags.groupId, groupId)));
    const rows = tags.map(({ name }, place) => ({
      ...{ userId, groupId, name },
      id: crypto.randomUUID(),
      position: before + place,
    }));
    // Another entry may make the same one meanwhile, and one entry may name it twice.
    await tx.insert(moodTags).values(rows).onConflictDoNothing();
  }
}

async function ensureGroup(tx: Transaction, userId: string, name: string): Promise<string> {
  const position = await tx.$count(moodTagGroups, eq(moodTagGroups.userId, userId));
  const group = { userId, id: crypto.randomUUID(), name, position };
  await tx.insert(moodTagGroups).values(group).onConflictDoNothing();
  const [row] = await tx
    .select({ id: moodTagGroups.id })
    .from(moodTagGroups)
    .where(and(eq(moodTagGroups.userId, userId), sql`lower(${moodTagGroups.name}) = lower(${name})`));
  return row?.id ?? group.id;
}

async function tagRows(tx: Transaction, userId: string): Promise<TagRow[]> {
  return tx
    .select({
      id: moodTags.id,
      group: moodTagGroups.name,
      name: moodTags.name,
      isArchived: sql<boolean>`${moodTags.archivedAt} is not null`,
    })
    .from(moodTags)
    .innerJoin(moodTagGroups, and(eq(moodTagGroups.userId, userId), eq(moodTagGroups.id, moodTags.groupId)))
    .where(eq(moodTags.userId, userId));
}

/** “run” is “Run”: a group and a tag are found whatever their capitals. */
function keyOf({ group, name }: NamedTag): string {
  return JSON.stringify([group.toLowerCase(), name.toLowerCase()]);
}
