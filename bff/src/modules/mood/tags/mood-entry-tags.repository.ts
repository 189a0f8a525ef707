import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Transaction } from '../../../database/transaction.js';
import { type NamedTag } from '../mood-entry.js';
import { TooManyMoodTags } from '../mood.errors.js';
import { DEFAULT_TAGS } from './default-tags.js';
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
  await tx.insert(moodEntryTags).values(chosen.map(({ id }) => ({ userId, entryId, tagId: id })));
}

/** Makes what is missing of them, with the default ones where somebody has none at all. */
async function ensureTags(tx: Transaction, userId: string, named: readonly NamedTag[]): Promise<void> {
  const isFirst = (await tx.$count(moodTagGroups, eq(moodTagGroups.userId, userId))) === 0;
  const defaults = DEFAULT_TAGS.flatMap(({ name: group, tags }) => tags.map((name) => ({ group, name })));
  const wanted = isFirst ? [...defaults, ...named] : named;
  const known = new Set((await tagRows(tx, userId)).map(keyOf));
  const missing = wanted.filter((tag) => !known.has(keyOf(tag)));
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
