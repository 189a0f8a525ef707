import { Injectable } from '@nestjs/common';
import { and, desc, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { eraseTrashed, type ErasedCounts, type ErasureStep } from '../memory-trash.repository.js';
import { memories } from '../memory.table.js';

const NAMED_EDITS = 10;
const ERASED_AT_ONCE = 500;

/** The import whose memories are meant. */
interface Brought {
  id: string;
  startedAt: Date | null;
}

/** What an import brought, as an undo sees it. */
@Injectable()
export class ImportedMemoriesRepository {
  constructor(private readonly database: Database) {}

  /** What an undo would erase, and which of it was changed since. */
  findUndo(
    userId: string,
    { id, startedAt }: Brought,
  ): Promise<{ memories: number; edited: number; named: { id: string; text: string }[] }> {
    const isBrought = and(eq(memories.userId, userId), eq(memories.importId, id));
    const isBroughtAndEdited = and(isBrought, isEdited(startedAt));
    return this.database.forUser(userId, async (tx) => ({
      memories: await tx.$count(memories, isBrought),
      edited: await tx.$count(memories, isBroughtAndEdited),
      named: await tx
        .select({ id: memories.id, text: memories.text })
        .from(memories)
        .where(isBroughtAndEdited)
        .orderBy(desc(memories.updatedAt), memories.id)
        .limit(NAMED_EDITS),
    }));
  }

  /** Erases some of what the import brought; nothing when nothing is left to erase. */
  eraseSome(
    userId: string,
    job: Brought & { undoEdited: 'keep' | 'erase' | null },
    alongside: ErasureStep,
    deletedAt: Date,
  ): Promise<ErasedCounts | undefined> {
    const isChosen = and(
      eq(memories.userId, userId),
      eq(memories.importId, job.id),
      job.undoEdited === 'keep' ? sql`not (${isEdited(job.startedAt)})` : undefined,
    );
    return this.database.forUser(userId, async (tx) => {
      const some = tx.select({ id: memories.id }).from(memories).where(isChosen).limit(ERASED_AT_ONCE);
      const marked = await tx
        .update(memories)
        .set({ deletedAt })
        .where(and(eq(memories.userId, userId), sql`${memories.id} in ${some}`))
        .returning({ id: memories.id });
      if (marked.length === 0) return undefined;
      const ids = sql.param(marked.map(({ id }) => id));
      const isMarked = and(eq(memories.userId, userId), sql`${memories.id} = any(${ids}::uuid[])`);
      return eraseTrashed(tx, isMarked, alongside);
    });
  }
}

/** What came in new has both times alike; what came from an export of Twyn's keeps times from before its import. */
function isEdited(startedAt: Date | null): SQL | undefined {
  return and(
    gt(memories.updatedAt, memories.recordedAt),
    startedAt ? gte(memories.updatedAt, startedAt) : undefined,
  );
}
