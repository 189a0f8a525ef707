import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';
import { timeZone } from '../../common/http/time-zone.js';
import { memoryFilter } from './memory-filter.dto.js';
import { MEMORY_STATUSES, memoryKind } from './memory-fields.dto.js';
import { memory } from './memory.dto.js';

export const SEARCH_STRENGTHS = ['strong', 'related', 'weak'] as const;
export const SEARCH_SIGNALS = [
  'words',
  'meaning',
  'name',
  'date',
  'answer',
  'neighbour',
  'recency',
  'importance',
] as const;

/** Why the meaning is the word vectors' alone, though a stronger model is configured. */
const SEARCH_NOTES = ['meaning_catching_up', 'meaning_unavailable'] as const;
export type SearchNote = (typeof SEARCH_NOTES)[number];

/** Where it looks: what is meant, the very words, or both. */
export const SEARCH_MODES = ['meaning', 'exact', 'both'] as const;

const MAX_QUERY_LENGTH = 500;

export const searchQuery = plainText(MAX_QUERY_LENGTH);

export const memorySearch = z
  .strictObject({
    query: searchQuery.meta({
      description:
        'May hold filters: kind:event tag:family person:Anna place:Lyon source:import is:pinned after:2026-01 before:2026-06 "exact words".',
    }),
    limit: z.number().int().min(1).max(50).default(10),
    mode: z
      .enum(SEARCH_MODES)
      .optional()
      .meta({ description: 'Both by default; `exact` finds what says every word.' }),
    timeZone: timeZone
      .optional()
      .meta({ description: 'Where the asker is, for “yesterday”; by default where they signed in.' }),
    ...memoryFilter.shape,
    status: z.enum(MEMORY_STATUSES).optional().meta({
      description: 'By default what holds and, below it, what the twin guesses.',
    }),
  })
  .meta({ id: 'MemorySearch' });
export type MemorySearch = z.output<typeof memorySearch>;

export const searchReason = z
  .object({
    signal: z.enum(SEARCH_SIGNALS),
    weight: z.number().min(0).max(1).meta({ description: 'Share of the score this signal gave.' }),
    text: z.string(),
  })
  .meta({ id: 'SearchReason' });
export type SearchReason = z.output<typeof searchReason>;

export const searchHighlight = z
  .object({ start: z.number().int(), end: z.number().int() })
  .meta({ id: 'SearchHighlight', description: 'UTF-16 offsets in the text of the memory, end exclusive.' });
export type SearchHighlight = z.output<typeof searchHighlight>;

const memorySearchResult = z
  .object({
    memory,
    strength: z.enum(SEARCH_STRENGTHS),
    reasons: z.array(searchReason),
    highlights: z.array(searchHighlight),
  })
  .meta({ id: 'MemorySearchResult' });

const understoodSearch = z
  .object({
    words: z.string().meta({ description: 'What was searched for; empty where there were only filters.' }),
    filters: z.array(
      z.object({
        text: z.string().meta({ description: 'As it was typed.' }),
        field: z.string(),
        value: z.string(),
      }),
    ),
    notes: z
      .array(z.string())
      .meta({ description: 'Why something that looks like a filter was searched for as words.' }),
  })
  .meta({ id: 'UnderstoodSearch' });
export type UnderstoodSearch = z.output<typeof understoodSearch>;

export const memorySearchResults = z
  .object({
    items: z.array(memorySearchResult),
    kinds: z.array(z.object({ value: memoryKind, count: z.number().int() })).meta({
      description:
        'Of all that was found, also beyond the limit; where only filters are given, of the latest 10,000.',
    }),
    understood: understoodSearch,
    tookMs: z.number(),
    correctedQuery: z.string().nullable(),
    note: z.enum(SEARCH_NOTES).nullable().meta({
      description:
        'Why words count for more than usual: the model is still reading the memories, or its server does not answer.',
    }),
  })
  .meta({ id: 'MemorySearchResults' });
export type MemorySearchResults = z.output<typeof memorySearchResults>;
