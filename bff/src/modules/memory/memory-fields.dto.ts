import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';

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
export const MEMORY_STATUSES = ['active', 'suggested', 'superseded', 'archived'] as const;
export const MEMORY_SOURCES = ['form', 'paste', 'message', 'import', 'sample'] as const;

const MAX_TEXT_LENGTH = 20_000;
export const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 50;

const OUT_OF_RANGE = 'The date must be between the years 1 and 9999.';

/** PostgreSQL's timestamps start in year 1, and a year above 9999 has no ISO form that it reads. */
function isStorable(datetime: string): boolean {
  const year = new Date(datetime).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

export const memoryKind = z.enum(MEMORY_KINDS).meta({ id: 'MemoryKind' });
export const memoryText = plainText(MAX_TEXT_LENGTH);
export const memoryTag = plainText(MAX_TAG_LENGTH);
export const memoryTags = z
  .array(memoryTag)
  .max(MAX_TAGS)
  .overwrite((values) => [...new Set(values)]);
export const importance = z.number().int().min(1).max(3);
/** A moment that the database can hold. */
export const moment = z.iso.datetime({ offset: true }).refine(isStorable, OUT_OF_RANGE);
/** Exports often leave out the offset, or the time. */
export const occurredAt = z
  .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()])
  .refine(isStorable, OUT_OF_RANGE)
  .meta({ description: 'Read as UTC where it has no offset.' });
