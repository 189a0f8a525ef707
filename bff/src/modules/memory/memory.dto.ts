import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';
import { timePageQuery } from '../../common/http/time-page.js';

export const MEMORY_KINDS = [
  'note',
  'fact',
  'preference',
  'event',
  'person',
  'place',
  'document',
  'conversation',
  'reading',
] as const;
export const MEMORY_STATUSES = ['active', 'proposed', 'superseded', 'archived'] as const;
export const MEMORY_SOURCES = ['form', 'paste', 'message', 'import'] as const;

const MAX_TEXT_LENGTH = 20_000;
const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 50;
const MAX_BATCH = 50;
/** Sayings are short. */
const MAX_SAYINGS = 200;
const MAX_NAME_LENGTH = 200;
/** PostgreSQL's largest integer. */
const MAX_SEQ = 2_147_483_647;

export const memoryKind = z.enum(MEMORY_KINDS).meta({ id: 'MemoryKind' });

/** Of what was said in a conversation or exported from elsewhere. */
const said = z.object({
  author: z.string().nullable().meta({ description: 'Who said it, when it was not the owner.' }),
  thread: z.string().nullable().meta({ description: 'What was said together.' }),
  seq: z.number().int().nullable().meta({ description: 'The place in the thread.' }),
  externalId: z.string().nullable().meta({ description: 'Its id where it came from.' }),
});

export const memory = z
  .object({
    id: z.uuid(),
    kind: memoryKind,
    text: z.string(),
    tags: z.array(z.string()),
    happenedAt: z.iso.datetime().nullable(),
    ...said.shape,
    recordedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    importance: z.number().int().min(1).max(3).meta({ description: '1 low, 2 normal, 3 high' }),
    status: z.enum(MEMORY_STATUSES),
    version: z.number().int(),
    source: z.object({
      kind: z.enum(MEMORY_SOURCES),
      messageId: z.uuid().nullable(),
      conversationId: z.uuid().nullable(),
      quote: z.string().nullable(),
    }),
  })
  .meta({ id: 'Memory' });
export type Memory = z.output<typeof memory>;

const OUT_OF_RANGE = 'The date must be between the years 1 and 9999.';

/** PostgreSQL's timestamps start in year 1, and a year above 9999 has no ISO form that it reads. */
function isStorable(datetime: string): boolean {
  const year = new Date(datetime).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

const text = plainText(MAX_TEXT_LENGTH);
const tags = z
  .array(plainText(MAX_TAG_LENGTH))
  .max(MAX_TAGS)
  .overwrite((values) => [...new Set(values)]);
const happenedAt = z.iso.datetime({ offset: true }).refine(isStorable, OUT_OF_RANGE).nullable();
/** Exports often leave out the offset, or the time. */
const occurredAt = z
  .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()])
  .refine(isStorable, OUT_OF_RANGE)
  .meta({ description: 'Read as UTC where it has no offset.' });
const importance = z.number().int().min(1).max(3);

export const createMemory = z
  .strictObject({
    text,
    kind: memoryKind.default('note'),
    tags: tags.default([]),
    happenedAt: happenedAt.default(null),
    importance: importance.default(2),
    source: z.enum(['form', 'paste']).default('form'),
    idempotencyKey: z.uuid().optional(),
  })
  .meta({ id: 'CreateMemory' });
export type CreateMemory = z.output<typeof createMemory>;

/** What somebody said, as conversations are exported. */
export const recordedSaying = z
  .strictObject({
    text,
    author: plainText(MAX_NAME_LENGTH).optional(),
    occurredAt: occurredAt.optional(),
    thread: plainText(MAX_NAME_LENGTH).optional(),
    seq: z.number().int().min(0).max(MAX_SEQ).optional(),
    externalId: plainText(MAX_NAME_LENGTH).optional(),
  })
  .meta({ id: 'RecordedSaying' });
export type RecordedSaying = z.output<typeof recordedSaying>;

export const createMemories = z
  .union([
    z.strictObject({ items: z.array(createMemory).min(1).max(MAX_BATCH) }),
    z.array(recordedSaying).min(1).max(MAX_SAYINGS),
  ])
  .meta({ id: 'CreateMemories' });
export type CreateMemories = z.output<typeof createMemories>;

export const memoryList = z.object({ items: z.array(memory) }).meta({ id: 'MemoryList' });
export type MemoryList = z.output<typeof memoryList>;

export const updateMemory = z
  .strictObject({
    text: text.optional(),
    kind: memoryKind.optional(),
    tags: tags.optional(),
    happenedAt: happenedAt.optional(),
    importance: importance.optional(),
    version: z.number().int().min(1).meta({ description: 'The version the edit was made on.' }),
  })
  .meta({ id: 'UpdateMemory' });
export type UpdateMemory = z.output<typeof updateMemory>;

export const memoryListQuery = z
  .strictObject({
    status: z.enum(['active', 'archived']).default('active'),
    kind: memoryKind.optional(),
    ...timePageQuery.shape,
  })
  .meta({ id: 'MemoryListQuery' });
export type MemoryListQuery = z.output<typeof memoryListQuery>;

export const memoryPage = z
  .object({ items: z.array(memory), nextCursor: z.string().nullable(), total: z.number().int() })
  .meta({ id: 'MemoryPage' });
export type MemoryPage = z.output<typeof memoryPage>;

export const memoryVersions = z
  .object({
    items: z.array(
      z
        .object({
          version: z.number().int(),
          text: z.string(),
          kind: memoryKind,
          tags: z.array(z.string()),
          changedAt: z.iso.datetime(),
        })
        .meta({ id: 'MemoryVersion' }),
    ),
  })
  .meta({ id: 'MemoryVersions' });
export type MemoryVersions = z.output<typeof memoryVersions>;
