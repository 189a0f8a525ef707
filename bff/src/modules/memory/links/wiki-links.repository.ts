import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { terms } from '../../../common/language/terms.js';
import { type Transaction } from '../../../database/transaction.js';
import { memories } from '../memory.table.js';
import { awaitedTitles } from './awaited-titles.table.js';
import { memoryLinks } from './memory-links.table.js';
import { titleOf, titlesIn } from './wiki-links.js';

interface TitledMemory {
  id: string;
  text: string;
}

interface Link {
  fromId: string;
  toId: string;
}

/** The first line, without what makes it a heading. */
const title = sql`lower(trim(both ' #*' from split_part(${memories.text}, chr(10), 1)))`;

/** Links memories to those that begin with what they name in double brackets, whichever of the two came first. */
export async function linkTitles(
  tx: Transaction,
  userId: string,
  read: readonly TitledMemory[],
  createdAt: Date,
): Promise<void> {
  if (read.length === 0) return;
  await tx.delete(awaitedTitles).where(
    isAwaitedBy(
      userId,
      read.map(({ id }) => id),
    ),
  );
  const links: Link[] = [];
  for (const memory of read) links.push(...(await linksFrom(tx, userId, memory)));
  links.push(...(await linksAwaiting(tx, userId, read)));
  const values = links.map((link) => ({ userId, ...link, kind: 'refers' as const, createdAt }));
  if (values.length > 0) await tx.insert(memoryLinks).values(values).onConflictDoNothing();
}

/** What is not there yet is awaited. */
async function linksFrom(tx: Transaction, userId: string, { id, text }: TitledMemory): Promise<Link[]> {
  const links: Link[] = [];
  const awaited: (typeof awaitedTitles.$inferInsert)[] = [];
  for (const named of titlesIn(text)) {
    const words = terms(named);
    if (words.length === 0) continue;
    const toId = await findTitled(tx, userId, { named, words, exceptId: id });
    if (toId === undefined) awaited.push({ userId, memoryId: id, title: titleOf(named) });
    else links.push({ fromId: id, toId });
  }
  if (awaited.length > 0) await tx.insert(awaitedTitles).values(awaited).onConflictDoNothing();
  return links;
}

async function findTitled(
  tx: Transaction,
  userId: string,
  { named, words, exceptId }: { named: string; words: string[]; exceptId: string },
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: memories.id })
    .from(memories)
    .where(
      and(
        eq(memories.userId, userId),
        isNull(memories.deletedAt),
        ne(memories.id, exceptId),
        // By the index first: reading every first line would take longer.
        sql`${memories.terms} @@ ${words.map((word) => `'${word}'`).join('&')}::tsquery`,
        sql`${title} = lower(${named})`,
      ),
    )
    .limit(1);
  return found?.id;
}

/** From what awaited the titles of these, which it then does no more. */
async function linksAwaiting(
  tx: Transaction,
  userId: string,
  arrived: readonly TitledMemory[],
): Promise<Link[]> {
  const ids = sql.param(arrived.map(({ id }) => id));
  const titles = sql.param(arrived.map(({ text }) => titleOf(text)));
  const { rows } = await tx.execute(sql`
    delete from ${awaitedTitles} as awaited using unnest(${ids}::uuid[], ${titles}::text[]) as arrived (id, title)
    where awaited.user_id = ${userId} and awaited.title = arrived.title and awaited.memory_id <> arrived.id
    returning awaited.memory_id as "fromId", arrived.id as "toId"`);
  return rows as unknown as Link[];
}

function isAwaitedBy(userId: string, ids: string[]): SQL | undefined {
  return and(eq(awaitedTitles.userId, userId), inArray(awaitedTitles.memoryId, ids));
}
