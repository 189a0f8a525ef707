import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';
import { timeZone } from '../../common/http/time-zone.js';
import { memoryFilter } from './memory-filter.dto.js';
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
export const SEARCH_NOTES = ['meaning_catching_up', 'meaning_unavailable'] as const;
export type SearchNote = (typeof SEARCH_NOTES)[number];

const MAX_QUERY_LENGTH = 500;

export const searchQuery = plainText(MAX_QUERY_LENGTH);

export const memorySearch = z
  .strictObject({
    query: searchQuery,
    limit: z.number().int().min(1).max(50).default(10),
    timeZone: timeZone
      .optional()
      .meta({ description: 'Where the asker is, for “yesterday”; by default where they signed in.' }),
    ...memoryFilter.shape,
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

export const memorySearchResults = z
  .object({
    items: z.array(memorySearchResult),
    tookMs: z.number(),
    correctedQuery: z.string().nullable(),
    note: z.enum(SEARCH_NOTES).nullable().meta({
      description:
        'Why words count for more than usual: the model is still reading the memories, or its server does not answer.',
    }),
  })
  .meta({ id: 'MemorySearchResults' });
export type MemorySearchResults = z.output<typeof memorySearchResults>;
