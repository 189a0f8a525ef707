import { knownZone } from '../../common/http/time-zone.js';
import { type MemoryDraft } from './memory-draft.js';
import { type MemoryFilter } from './memory-filter.dto.js';
import { type TrashedMemory } from './memory-trash.dto.js';
import { type TrashedRow } from './memory-trash.repository.js';
import {
  type CreateMemories,
  type CreateMemory,
  type Memory,
  type MemoryVersions,
  type RecordedSaying,
} from './memory.dto.js';
import {
  type MemoryRow,
  type MemorySelection,
  type MemoryVersionRow,
  type NewMemory,
} from './memory.rows.js';

const NORMAL_IMPORTANCE = 2;

export function toMemory(row: MemoryRow): Memory {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    tags: row.tags,
    happenedAt: row.happenedAt?.toISOString() ?? null,
    happenedAtIsInferred: row.happenedBy === 'inferred',
    author: row.author,
    thread: row.thread,
    seq: row.seq,
    externalId: row.externalId,
    recordedAt: row.recordedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    importance: row.importance,
    status: row.status,
    version: row.version,
    pinnedAt: row.pinnedAt?.toISOString() ?? null,
    supersededById: row.supersededById,
    supersededAt: row.supersededAt?.toISOString() ?? null,
    suggestedTags: row.suggestedTags,
    source: {
      kind: row.sourceKind,
      importId: row.importId,
      messageId: row.sourceMessageId,
      conversationId: row.sourceConversationId,
      quote: row.sourceQuote,
    },
  };
}

export function toTrashedMemory(row: TrashedRow, keptMs: number): TrashedMemory {
  return {
    memory: toMemory(row),
    deletedAt: row.deletedAt.toISOString(),
    erasedAt: new Date(row.deletedAt.getTime() + keptMs).toISOString(),
  };
}

/** In the session's time zone unless the capture names one. */
export function toDraft(
  { source, happenedAt, timeZone, ...draft }: CreateMemory,
  sessionZone: string,
): MemoryDraft {
  return {
    ...draft,
    timeZone: knownZone(timeZone, sessionZone),
    happenedAt: happenedAt === null ? null : new Date(happenedAt),
    source: { kind: source },
  };
}

export function toDrafts(body: CreateMemories, sessionZone: string): MemoryDraft[] {
  return Array.isArray(body)
    ? body.map((saying) => sayingToDraft(saying, sessionZone))
    : body.items.map((item) => toDraft(item, sessionZone));
}

function sayingToDraft({ occurredAt, ...saying }: RecordedSaying, timeZone: string): MemoryDraft {
  return {
    ...saying,
    timeZone,
    happenedAt: occurredAt === undefined ? null : toInstant(occurredAt),
    source: { kind: 'import' },
  };
}

export function toSelection(
  filter: Omit<MemoryFilter, 'status'> & Partial<Pick<MemoryFilter, 'status'>>,
): MemorySelection {
  const { kind, tag, entity, source, importId, pinned, minImportance, status } = filter;
  return {
    statuses: status && [status],
    source,
    importId,
    pinned,
    minImportance,
    kinds: kind,
    tags: tag,
    entityIds: entity,
    happened: toPeriod(filter.happenedFrom, filter.happenedBefore),
    recorded: toPeriod(filter.recordedFrom, filter.recordedBefore),
    lived: toPeriod(filter.dateFrom, filter.dateBefore),
  };
}

function toPeriod(from: string | undefined, before: string | undefined): MemorySelection['happened'] {
  if (from === undefined && before === undefined) return undefined;
  return {
    ...(from !== undefined && { from: new Date(from) }),
    ...(before !== undefined && { before: new Date(before) }),
  };
}

/** JavaScript reads a date as UTC, but a time without an offset as the server's own. */
function toInstant(text: string): Date {
  const isLocal = text.includes('T') && !/(?:Z|[+-]\d\d:\d\d)$/.test(text);
  return new Date(isLocal ? `${text}Z` : text);
}

export function toNewMemory({ source, ...draft }: MemoryDraft, recordedAt: Date): Omit<NewMemory, 'index'> {
  return {
    kind: 'note',
    tags: [],
    importance: NORMAL_IMPORTANCE,
    ...draft,
    recordedAt,
    updatedAt: recordedAt,
    sourceKind: source.kind,
    sourceMessageId: source.messageId ?? null,
    sourceConversationId: source.conversationId ?? null,
    sourceQuote: source.quote ?? null,
  };
}

/** The memory as it is, then as it was, newest first. */
export function toMemoryVersions(current: MemoryRow, earlier: readonly MemoryVersionRow[]): MemoryVersions {
  return {
    items: [{ ...current, changedAt: current.updatedAt }, ...earlier].map(
      ({ version, text, kind, tags, importance, happenedAt, changedAt }) => ({
        version,
        text,
        kind,
        tags,
        importance,
        happenedAt: happenedAt?.toISOString() ?? null,
        changedAt: changedAt.toISOString(),
      }),
    ),
  };
}
