import { z } from 'zod';
import { type FoundMemory } from './importer.js';
import { readDate } from './read-date.js';

const date = z.union([z.string(), z.number()]).nullish();
const name = z.union([z.string(), z.number().transform(String)]).nullish();

/** An object with words, under the names that exports use for them. */
const element = z.union([
  z.string().transform((text) => ({ text })),
  z
    .object({
      text: z.string().nullish(),
      content: z.string().nullish(),
      body: z.string().nullish(),
      note: z.string().nullish(),
      occurredAt: date,
      happenedAt: date,
      date,
      createdAt: date,
      created_at: date,
      timestamp: date,
      author: name,
      thread: name,
      seq: z.number().nullish(),
      externalId: name,
      id: name,
      kind: z.string().nullish(),
      importance: z.number().nullish(),
      tags: z.array(z.string()).nullish(),
    })
    .transform((given) => ({
      text: given.text ?? given.content ?? given.body ?? given.note ?? '',
      when:
        given.occurredAt ??
        given.happenedAt ??
        given.date ??
        given.createdAt ??
        given.created_at ??
        given.timestamp,
      author: given.author ?? undefined,
      thread: given.thread ?? undefined,
      seq: given.seq ?? undefined,
      externalId: given.externalId ?? given.id ?? undefined,
      kind: given.kind ?? undefined,
      importance: given.importance ?? undefined,
      tags: given.tags ?? undefined,
    })),
]);

/** One element of a list, or one line. */
export function readElement(json: string): Omit<FoundMemory, 'row' | 'file'> | { reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { reason: 'It is no valid JSON.' };
  }
  const { data } = element.safeParse(value);
  if (!data) return { reason: 'It is no object with a text.' };
  if (!('when' in data)) return data;
  const { when, ...memory } = data;
  const isGiven = when !== undefined && when !== null;
  const occurredAt = isGiven ? readDate(String(when)) : undefined;
  const remark = isGiven && !occurredAt ? 'Couldn’t read its date, so it was left out.' : undefined;
  return { ...memory, occurredAt, remark };
}
