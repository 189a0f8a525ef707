import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { MoodEntry } from '../../../shared/mood/api/mood.api';

let count = 0;

/** An entry of now; a test states only what matters to it. */
export function makeMoodEntry(details: Partial<MoodEntry> = {}): MoodEntry {
  const at = new Date().toISOString();
  return {
    ...{ id: `mood-${String(++count)}`, mood: 4, word: null, energy: null, stress: null, note: null },
    ...{ tags: [], around: [], at, recordedAt: at, isSample: false },
    ...details,
  };
}

export function moodEntriesHandler(items: MoodEntry[]): HttpHandler {
  return http.get('/api/mood-entries', () => HttpResponse.json({ items }));
}
