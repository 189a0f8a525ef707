import { Injectable } from '@nestjs/common';
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { eraseMoods, type MoodErasureStep } from '../erased-moods.repository.js';
import { moodEntries } from '../mood-entries.table.js';
import { type KeptMood } from '../mood-entry.js';
import { tagsByName } from '../tags/mood-entry-tags.repository.js';
import { moodEntryTags, moodTagGroups, moodTags } from '../tags/mood-tags.table.js';

const ERASED_AT_ONCE = 500;

export type MoodToImport = Omit<KeptMood, 'around' | 'source'> & { readonly tags: readonly string[] };

interface Written {
  /** How many were not there yet. */
  fresh: number;
  /** Those of them that some tag had no room for, by their ids. */
  without: ReadonlySet<string>;
}

/** What imports of moods write, and what their undo erases. */
@Injectable()
export class ImportedMoodsRepository {
  constructor(private readonly database: Database) {}

  /** One that is there already stays as it is. `group`: of tags that are new. */
  write(
    userId: string,
    { importId, group }: { importId: string; group: string },
    entries: readonly MoodToImport[],
  ): Promise<Written> {
    return this.database.forUser(userId, async (tx) => {
      if (entries.length === 0) return { fresh: 0, without: new Set<string>() };
      const rows = entries.map(({ tags: _, ...entry }) => ({
        ...entry,
        ...{ userId, importId, source: 'import' as const },
      }));
      const added = await tx
        .insert(moodEntries)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: moodEntries.id });
      const isFresh = new Set(added.map(({ id }) => id));
      const fresh = distinct(entries.filter(({ id }) => isFresh.has(id)));
      return { fresh: isFresh.size, without: await writeTagsOf(tx, userId, fresh, group) };
    });
  }

  /** Some of what the import brought and nobody changed since; gives how many, 0 where nothing is left. */
  async eraseSome(userId: string, importId: string, alongside: MoodErasureStep): Promise<number> {
    const isBrought = and(eq(moodEntries.userId, userId), eq(moodEntries.importId, importId));
    return this.database.forUser(userId, async (tx) => {
      const some = tx.select({ id: moodEntries.id }).from(moodEntries).where(isBrought).limit(ERASED_AT_ONCE);
      const erased = await eraseMoods(tx, and(isBrought, inArray(moodEntries.id, some)), alongside);
      return erased.length;
    });
  }

  /** Tags of these groups that no entry has, and groups that hold none then. */
  async eraseUnusedTags(userId: string, groups: readonly string[]): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      const isOfThem = and(eq(moodTagGroups.userId, userId), inArray(moodTagGroups.name, [...groups]));
      const ofThem = tx.select({ id: moodTagGroups.id }).from(moodTagGroups).where(isOfThem);
      const used = tx
        .select({ used: sql`1` })
        .from(moodEntryTags)
        .where(and(eq(moodEntryTags.userId, userId), eq(moodEntryTags.tagId, moodTags.id)));
      await tx
        .delete(moodTags)
        .where(and(eq(moodTags.userId, userId), inArray(moodTags.groupId, ofThem), notExists(used)));
      const held = tx
        .select({ held: sql`1` })
        .from(moodTags)
        .where(and(eq(moodTags.userId, userId), eq(moodTags.groupId, moodTagGroups.id)));
      await tx.delete(moodTagGroups).where(and(isOfThem, notExists(held)));
    });
  }
}

/** A file may hold the same entry twice. */
function distinct(entries: readonly MoodToImport[]): MoodToImport[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

async function writeTagsOf(
  tx: Transaction,
  userId: string,
  entries: readonly MoodToImport[],
  group: string,
): Promise<Set<string>> {
  const names = new Set(entries.flatMap(({ tags }) => tags));
  const without = new Set<string>();
  if (names.size === 0) return without;
  const idOf = await tagsByName(tx, userId, [...names], group);
  const rows = entries.flatMap(({ id: entryId, tags }) =>
    tags.flatMap((name) => {
      const tagId = idOf.get(name.toLowerCase());
      if (tagId === undefined) without.add(entryId);
      return tagId === undefined ? [] : [{ userId, entryId, tagId }];
    }),
  );
  if (rows.length > 0) await tx.insert(moodEntryTags).values(rows).onConflictDoNothing();
  return without;
}
