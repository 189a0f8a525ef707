import { z } from 'zod';
import { MAX_INTEGER } from '../../../common/http/integer.js';
import { plainText } from '../../../common/http/plain-text.js';
import { importance, MEMORY_KINDS, MEMORY_SOURCES, MEMORY_STATUSES } from '../memory-fields.dto.js';

/** Raised when a reader of the old form could not read the new one. */
export const EXPORT_SCHEMA_VERSION = 2;
export const EXPORT_FORMAT = 'twyn-memories';
export const MANIFEST_FILE = 'manifest.json';
export const MEMORIES_FILE = 'memories.jsonl';
export const ENTITIES_FILE = 'entities.jsonl';

const moment = z.iso.datetime();
const kind = z.enum(MEMORY_KINDS);
const text = plainText(20_000);
const name = plainText(200).nullable();
const tags = z.array(plainText(50)).max(20);

/** A line of an export of schema version 1 with the names of version 2; any other value as it is. */
export function withCurrentNames(line: unknown): unknown {
  if (typeof line !== 'object' || line === null || !('understoodAt' in line)) return line;
  const { understoodAt, ...memory } = line;
  const isSuggested = 'status' in memory && memory.status === 'proposed';
  return { ...memory, extractedAt: understoodAt, ...(isSuggested && { status: 'suggested' }) };
}

/** One line of `memories.jsonl`: all that is known of a memory, in the form that is read again. */
export const exportedMemory = z.object({
  id: z.uuid(),
  kind,
  text,
  tags,
  suggestedTags: tags,
  suggestedKind: kind.nullable(),
  importance,
  status: z.enum(MEMORY_STATUSES),
  version: z.number().int().min(1),
  happenedAt: moment.nullable(),
  happenedBy: z.enum(['twin', 'user']).nullable(),
  /** Where the twin inferred its year or its week; older exports say nothing of it. */
  happenedAtIsInferred: z.boolean().default(false),
  timeZone: name,
  recordedAt: moment,
  updatedAt: moment,
  pinnedAt: moment.nullable(),
  supersededById: z.uuid().nullable(),
  supersededAt: moment.nullable(),
  extractedAt: moment.nullable(),
  comparedVersion: z.number().int().min(1).nullable(),
  author: name,
  thread: name,
  seq: z.number().int().min(0).max(MAX_INTEGER).nullable(),
  externalId: name,
  importKey: plainText(200).nullable(),
  source: z.object({
    kind: z.enum(MEMORY_SOURCES),
    messageId: z.uuid().nullable(),
    conversationId: z.uuid().nullable(),
    quote: plainText(20_000).nullable(),
  }),
  /** What it said before each of its edits. */
  versions: z
    .array(
      z.object({
        version: z.number().int().min(1),
        kind,
        text,
        tags,
        importance,
        happenedAt: moment.nullable(),
        changedAt: moment,
      }),
    )
    .max(10_000),
  links: z
    .array(z.object({ to: z.uuid(), kind: z.enum(['refers', 'distinct']), createdAt: moment }))
    .max(10_000),
  /** Of `entities.jsonl`. */
  entities: z.array(z.uuid()).max(1000),
});
export type ExportedMemory = z.output<typeof exportedMemory>;

/** One line of `entities.jsonl`. */
export const exportedEntity = z.object({
  id: z.uuid(),
  kind: z.enum(['person', 'place', 'organisation', 'topic']),
  name: plainText(500),
  key: plainText(500),
  aliases: z.array(plainText(500)).max(1000),
  ignoredAt: moment.nullable(),
});
export type ExportedEntity = z.output<typeof exportedEntity>;
