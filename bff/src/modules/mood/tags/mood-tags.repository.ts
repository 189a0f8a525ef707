import { Injectable } from '@nestjs/common';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { moodTagGroups, moodTags } from './mood-tags.table.js';

export interface StoredTag {
  readonly id: string;
  readonly name: string;
  readonly isArchived: boolean;
}

export interface StoredTagGroup extends StoredTag {
  readonly tags: readonly StoredTag[];
}

/** As they are to be; `id` is given to what is new too. */
export interface TagGroupToKeep {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly { readonly id: string; readonly name: string }[];
}

@Injectable()
export class MoodTagsRepository {
  constructor(private readonly database: Database) {}

  /** In their order; what is archived last. */
  find(userId: string): Promise<StoredTagGroup[]> {
    return this.database.forUser(userId, (tx) => findGroups(tx, userId));
  }

  /**
   * Makes them what is offered: in this order, what is left out archived. The names are free then: each is written under a
   * name that nobody could give before any gets its own, so that two may change names.
   */
  async replace(userId: string, groups: readonly TagGroupToKeep[], now: Date): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      await tx
        .update(moodTags)
        .set({ archivedAt: now })
        .where(and(eq(moodTags.userId, userId), isNull(moodTags.archivedAt)));
      await tx
        .update(moodTagGroups)
        .set({ archivedAt: now })
        .where(and(eq(moodTagGroups.userId, userId), isNull(moodTagGroups.archivedAt)));
      for (const isFinal of [false, true]) {
        for (const [position, group] of groups.entries())
          await keepGroup(tx, userId, group, { position, isFinal });
      }
    });
  }
}

interface Place {
  readonly position: number;
  readonly isFinal: boolean;
}

async function keepGroup(
  tx: Transaction,
  userId: string,
  { id, name, tags }: TagGroupToKeep,
  { position, isFinal }: Place,
): Promise<void> {
  const named = { name: isFinal ? name : `\u0001${id}`, position, archivedAt: null };
  await tx
    .insert(moodTagGroups)
    .values({ userId, id, ...named })
    .onConflictDoUpdate({ target: [moodTagGroups.userId, moodTagGroups.id], set: named });
  for (const [place, tag] of tags.entries()) {
    const own = {
      ...{ groupId: id, position: place, archivedAt: null },
      name: isFinal ? tag.name : `\u0001${tag.id}`,
    };
    await tx
      .insert(moodTags)
      .values({ userId, id: tag.id, ...own })
      .onConflictDoUpdate({ target: [moodTags.userId, moodTags.id], set: own });
  }
}

async function findGroups(tx: Transaction, userId: string): Promise<StoredTagGroup[]> {
  const groups = await tx
    .select({ id: moodTagGroups.id, name: moodTagGroups.name, archivedAt: moodTagGroups.archivedAt })
    .from(moodTagGroups)
    .where(eq(moodTagGroups.userId, userId))
    .orderBy(asc(moodTagGroups.position), asc(moodTagGroups.name));
  const tags = await tx
    .select({
      id: moodTags.id,
      groupId: moodTags.groupId,
      name: moodTags.name,
      archivedAt: moodTags.archivedAt,
    })
    .from(moodTags)
    .where(eq(moodTags.userId, userId))
    .orderBy(asc(moodTags.position), asc(moodTags.name));
  const toStored = ({ id, name, archivedAt }: (typeof groups)[number]): StoredTag => ({
    ...{ id, name },
    isArchived: archivedAt !== null,
  });
  return archivedLast(
    groups.map((group) => ({
      ...toStored(group),
      tags: archivedLast(tags.filter(({ groupId }) => groupId === group.id).map(toStored)),
    })),
  );
}

function archivedLast<T extends StoredTag>(items: readonly T[]): T[] {
  return items.toSorted((one, other) => Number(one.isArchived) - Number(other.isArchived));
}
