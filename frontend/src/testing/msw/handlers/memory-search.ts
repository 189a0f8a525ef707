import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { Memory, MemorySearchResult } from '../../../api/memory.api';
import { exactly } from '../list-total';
import { counts } from './memory-listing';

/** Finds the words as they stand in the text. */
export function searchHandler(memories: Memory[]): HttpHandler {
  return http.post('/api/memories/search', async ({ request }) => {
    const { query } = (await request.json()) as { query: string };
    const items = memories.flatMap((memory) => searchResult(memory, query));
    return HttpResponse.json({
      items,
      kinds: counts(items.map(({ memory }) => memory.kind)),
      understood: { words: query, filters: [], notes: [] },
      tookMs: 12.3,
      correctedQuery: null,
      note: null,
    });
  });
}

/** Nothing was said in conversations. */
export const silentConversations = http.post('/api/conversations/search', () =>
  HttpResponse.json({ items: [], ...exactly(0) }),
);

function searchResult(memory: Memory, query: string): MemorySearchResult[] {
  const start = memory.text.toLowerCase().indexOf(query.toLowerCase());
  if (start < 0) return [];
  return [
    {
      memory,
      strength: 'strong',
      reasons: [{ signal: 'words', weight: 1, text: query }],
      highlights: [{ start, end: start + query.length }],
    },
  ];
}
