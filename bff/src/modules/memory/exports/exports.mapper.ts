import { stringify } from 'yaml';
import { type ExportedEntity, type ExportedMemory } from './exported-memory.js';
import { type EntityRow, type WholeMemory } from './exports.repository.js';
import { toCsvLine } from '../../../common/csv-line.js';

const MAX_NAME_LENGTH = 60;

export function toExportedMemory({ memory, versions, links, entityIds }: WholeMemory): ExportedMemory {
  const { id, kind, text, tags, suggestedTags, suggestedKind, importance, status, version } = memory;
  const { timeZone, supersededById, comparedVersion, author, thread, seq, externalId, importKey } = memory;
  return {
    ...{ id, kind, text, tags, suggestedTags, suggestedKind, importance, status, version },
    ...{ timeZone, supersededById, comparedVersion, author, thread, seq, externalId, importKey },
    happenedAt: iso(memory.happenedAt),
    happenedBy: memory.happenedBy === 'inferred' ? 'twin' : memory.happenedBy,
    happenedAtIsInferred: memory.happenedBy === 'inferred',
    recordedAt: memory.recordedAt.toISOString(),
    updatedAt: memory.updatedAt.toISOString(),
    pinnedAt: iso(memory.pinnedAt),
    supersededAt: iso(memory.supersededAt),
    extractedAt: iso(memory.extractedAt),
    source: {
      kind: memory.sourceKind,
      messageId: memory.sourceMessageId,
      conversationId: memory.sourceConversationId,
      quote: memory.sourceQuote,
    },
    versions: versions.map((earlier) => ({
      version: earlier.version,
      kind: earlier.kind,
      text: earlier.text,
      tags: earlier.tags,
      importance: earlier.importance,
      happenedAt: iso(earlier.happenedAt),
      changedAt: earlier.changedAt.toISOString(),
    })),
    links: links.map((link) => ({ to: link.toId, kind: link.kind, createdAt: link.createdAt.toISOString() })),
    entities: entityIds,
  };
}

export function toExportedEntity({ id, kind, name, key, aliases, ignoredAt }: EntityRow): ExportedEntity {
  return { id, kind, name, key, aliases, ignoredAt: iso(ignoredAt) };
}

export const CSV_HEAD = toCsvLine([
  ...['id', 'kind', 'text', 'tags', 'happenedAt', 'recordedAt', 'importance', 'status'],
  ...['author', 'thread', 'seq', 'externalId', 'source'],
]);

export function toCsv(memory: ExportedMemory): string {
  const { id, kind, text, tags, happenedAt, recordedAt, importance, status } = memory;
  const { author, thread, seq, externalId, source } = memory;
  return toCsvLine([
    ...[id, kind, text, tags.join(';'), happenedAt, recordedAt, importance, status],
    ...[author, thread, seq, externalId, source.kind],
  ]);
}

/** A note as other programs read it. */
export function toMarkdown(memory: ExportedMemory): string {
  const { id, kind, tags, happenedAt, recordedAt, importance, status, author, text } = memory;
  const properties = {
    ...{ id, kind, tags, importance, status, recorded: recordedAt },
    ...(happenedAt !== null && { date: happenedAt }),
    ...(author !== null && { author }),
  };
  return `---\n${stringify(properties)}---\n\n${text}\n`;
}

/** Its day and first words, in characters that every file system takes; the id keeps two apart. */
export function markdownName({ id, happenedAt, recordedAt, text }: ExportedMemory): string {
  const words = text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()
    .trim();
  return `markdown/${(happenedAt ?? recordedAt).slice(0, 10)} ${words} ${id.slice(0, 13)}.md`;
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
