import { z } from 'zod';
import { MAX_INTEGER } from '../../common/http/integer.js';
import { listTotal } from '../../common/http/list-total.js';
import { plainText } from '../../common/http/plain-text.js';
import { timePageQuery } from '../../common/http/time-page.js';
import { timeZone } from '../../common/http/time-zone.js';
import {
  importance,
  MEMORY_SOURCES,
  MEMORY_STATUSES,
  memoryKind,
  memoryTags,
  memoryText,
  moment,
  occurredAt,
} from './memory-fields.dto.js';
import { memoryFilter, memorySort } from './memory-filter.dto.js';

const MAX_BATCH = 50;
/** Sayings are short. */
const MAX_SAYINGS = 200;
const MAX_NAME_LENGTH = 200;

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
    happenedAtIsInferred: z.boolean().meta({
      description: 'The text leaves the year or the week open, and its tense told which is meant.',
    }),
    ...said.shape,
    recordedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    importance: z.number().int().min(1).max(3).meta({ description: '1 low, 2 normal, 3 high' }),
    status: z.enum(MEMORY_STATUSES),
    version: z.number().int(),
    pinnedAt: z.iso.datetime().nullable().meta({ description: 'Kept at the top of the list since then.' }),
    supersededById: z.uuid().nullable().meta({ description: 'What holds instead.' }),
    supersededAt: z.iso.datetime().nullable().meta({ description: 'Since when this no longer holds.' }),
    suggestedTags: z.array(z.string()).meta({ description: 'What the twin would tag it with.' }),
    source: z.object({
      kind: z.enum(MEMORY_SOURCES),
      importId: z.uuid().nullable(),
      messageId: z.uuid().nullable(),
      conversationId: z.uuid().nullable(),
      quote: z.string().nullable(),
    }),
  })
  .meta({ id: 'Memory' });
export type Memory = z.output<typeof memory>;

export const createMemory = z
  .strictObject({
    text: memoryText,
    kind: memoryKind.default('note'),
    tags: memoryTags.default([]),
    happenedAt: moment.nullable().default(null),
    importance: importance.default(2),
    source: z.enum(['form', 'paste']).default('form'),
    idempotencyKey: z.uuid().optional(),
    timeZone: timeZone.optional().meta({ description: 'Where it is captured; else where the session is.' }),
    saveAnyway: z.boolean().default(false).meta({
      description: 'Even if the user asked never to remember such a thing, which is else answered with 409.',
    }),
  })
  .meta({ id: 'CreateMemory' });
export type CreateMemory = z.output<typeof createMemory>;

/** What somebody said, as conversations are exported. */
export const recordedSaying = z
  .strictObject({
    text: memoryText,
    author: plainText(MAX_NAME_LENGTH).optional(),
    occurredAt: occurredAt.optional(),
    thread: plainText(MAX_NAME_LENGTH).optional(),
    seq: z.number().int().min(0).max(MAX_INTEGER).optional(),
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
    text: memoryText.optional(),
    kind: memoryKind.optional(),
    tags: memoryTags.optional(),
    happenedAt: moment.nullable().optional(),
    importance: importance.optional(),
    version: z
      .number()
      .int()
      .min(1)
      .max(MAX_INTEGER)
      .meta({ description: 'The version the edit was made on.' }),
  })
  .meta({ id: 'UpdateMemory' });
export type UpdateMemory = z.output<typeof updateMemory>;

export const memoryListQuery = z
  .strictObject({ ...memoryFilter.shape, ...timePageQuery.shape, sort: memorySort })
  .meta({ id: 'MemoryListQuery' });
export type MemoryListQuery = z.output<typeof memoryListQuery>;

export const memoryPage = z
  .object({ items: z.array(memory), nextCursor: z.string().nullable(), ...listTotal })
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
          importance,
          happenedAt: z.iso.datetime().nullable(),
          changedAt: z.iso.datetime(),
        })
        .meta({ id: 'MemoryVersion' }),
    ),
  })
  .meta({ id: 'MemoryVersions' });
export type MemoryVersions = z.output<typeof memoryVersions>;
