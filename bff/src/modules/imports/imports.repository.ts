import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type TimeRange } from '../../common/time-position.js';
import { afterCursor } from '../../database/keyset.js';
import { Database } from '../../database/database.js';
import { type ChosenReading, type ImportKind, type ImportRow, type SkipRow } from './imports.rows.js';
import { imports, importSkips } from './imports.table.js';

/** Whose file is still kept. */
const isOpen = inArray(imports.status, ['draft', 'queued', 'running']);

/** What a user sees of their imports, and asks of them. */
@Injectable()
export class ImportsRepository {
  constructor(private readonly database: Database) {}

  async create(
    userId: string,
    created: { kind: ImportKind; fileName: string; fileBytes: number; createdAt: Date },
  ): Promise<ImportRow> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .insert(imports)
        .values({ userId, ...created })
        .returning(),
    );
    if (!row) throw new Error('The import left no row.');
    return row;
  }

  /** Of that kind only: what brings readings is nothing to a page of memories. */
  async findById(userId: string, kind: ImportKind, id: string): Promise<ImportRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(imports)
        .where(and(isOwn(userId, id), eq(imports.kind, kind))),
    );
    return row;
  }

  /** The latest first. */
  findPage(userId: string, kind: ImportKind, { limit, after }: TimeRange): Promise<ImportRow[]> {
    const isWanted = and(
      eq(imports.userId, userId),
      eq(imports.kind, kind),
      afterCursor(imports.createdAt, imports.id, after),
    );
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(imports)
        .where(isWanted)
        .orderBy(desc(imports.createdAt), desc(imports.id))
        .limit(limit),
    );
  }

  /** How files of the format were read before, the latest first. */
  async findMappings(userId: string, kind: ImportKind, format: string, limit: number): Promise<object[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ mapping: imports.mapping })
        .from(imports)
        .where(
          and(
            eq(imports.userId, userId),
            eq(imports.kind, kind),
            eq(imports.format, format),
            isNotNull(imports.mapping),
          ),
        )
        .orderBy(desc(imports.createdAt), desc(imports.id))
        .limit(limit),
    );
    return rows.flatMap(({ mapping }) => (mapping ? [mapping] : []));
  }

  /** Those whose file is still kept. */
  countOpen(userId: string): Promise<number> {
    return this.database.forUser(userId, (tx) => tx.$count(imports, and(eq(imports.userId, userId), isOpen)));
  }

  /** Undefined when it was started already. */
  async queue(
    userId: string,
    id: string,
    chosen: ChosenReading & { startedAt: Date },
  ): Promise<ImportRow | undefined> {
    return this.change(userId, and(isOwn(userId, id), eq(imports.status, 'draft')), {
      ...chosen,
      status: 'queued',
    });
  }

  /** What was imported until then stays. */
  async cancel(userId: string, id: string, finishedAt: Date): Promise<ImportRow | undefined> {
    const isUnderWay = inArray(imports.status, ['queued', 'running']);
    return this.change(userId, and(isOwn(userId, id), isUnderWay), {
      status: 'cancelled',
      finishedAt,
      leaseHolder: null,
      leaseUntil: null,
    });
  }

  async removeDraft(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx
        .delete(imports)
        .where(and(isOwn(userId, id), eq(imports.status, 'draft')))
        .returning({ id: imports.id }),
    );
    return removed.length > 0;
  }

  /** Drafts that nobody started, whosever they are; gives their ids. */
  async removeDraftsBefore(before: Date): Promise<string[]> {
    const removed = await this.database.forSystem('imports: remove abandoned uploads', (tx) =>
      tx
        .delete(imports)
        .where(
          and(eq(imports.status, 'draft'), sql`${imports.createdAt} < ${before.toISOString()}::timestamptz`),
        )
        .returning({ id: imports.id }),
    );
    return removed.map(({ id }) => id);
  }

  /** Of everybody's imports whose file is still needed. */
  async findOpenIds(): Promise<Set<string>> {
    const rows = await this.database.readAsSystem((tx) =>
      tx.select({ id: imports.id }).from(imports).where(isOpen),
    );
    return new Set(rows.map(({ id }) => id));
  }

  async requestUndo(
    userId: string,
    id: string,
    undoEdited: 'keep' | 'erase',
  ): Promise<ImportRow | undefined> {
    const isOver = inArray(imports.status, ['done', 'failed', 'cancelled']);
    return this.change(userId, and(isOwn(userId, id), isOver), { status: 'undoing', undoEdited });
  }

  findSkips(userId: string, importId: string, after: number, limit: number): Promise<SkipRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select({
          position: importSkips.position,
          row: importSkips.row,
          file: importSkips.file,
          reason: importSkips.reason,
          isKept: importSkips.isKept,
        })
        .from(importSkips)
        .where(
          and(
            eq(importSkips.userId, userId),
            eq(importSkips.importId, importId),
            gt(importSkips.position, after),
          ),
        )
        .orderBy(asc(importSkips.position))
        .limit(limit),
    );
  }

  /** How often each reason is listed so far. */
  async countSkips(userId: string, importId: string): Promise<Map<string, number>> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ reason: importSkips.reason, count: count() })
        .from(importSkips)
        .where(and(eq(importSkips.userId, userId), eq(importSkips.importId, importId)))
        .groupBy(importSkips.reason),
    );
    return new Map(rows.map(({ reason, count: times }) => [reason, times]));
  }

  private async change(
    userId: string,
    which: SQL | undefined,
    changes: Partial<typeof imports.$inferInsert>,
  ): Promise<ImportRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.update(imports).set(changes).where(which).returning(),
    );
    return row;
  }
}

function isOwn(userId: string, id: string): SQL | undefined {
  return and(eq(imports.userId, userId), eq(imports.id, id));
}
