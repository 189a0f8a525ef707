import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type {
  CreateMoodEntry,
  MoodCalendar,
  MoodEntry,
  MoodStatistics,
  MoodTagGroups,
} from '../../../shared/mood/api/mood.api';
import { makeMoodEntry } from './mood-entries';

export interface MoodServer {
  handlers: HttpHandler[];
  /** What was sent, the first one first. */
  sent: CreateMoodEntry[];
}

interface Served {
  entries?: MoodEntry[];
  days?: MoodCalendar['items'];
  statistics?: Partial<MoodStatistics>;
  tags?: MoodTagGroups['items'];
  around?: MoodEntry['around'];
  contacts?: string | null;
}

const NO_STATISTICS: MoodStatistics = {
  ...{ entries: 0, days: 0, sampleEntries: 0 },
  ...{ hours: [], minDays: 10, tags: [] },
};
const DOING = {
  ...{ id: null, name: 'Doing', isArchived: false },
  tags: [{ id: null, name: 'Walk', isArchived: false }],
};

/** All that the mood screen asks for; what is created, changed or deleted is so in the list from then on. */
export function moodServer(served: Served = {}): MoodServer {
  const { entries = [], days = [], tags = [DOING], around = [], contacts = null } = served;
  let kept = [...entries];
  const deleted = new Map<unknown, MoodEntry>();
  const sent: CreateMoodEntry[] = [];
  const statistics = { ...NO_STATISTICS, ...served.statistics };
  return {
    sent,
    handlers: [
      http.get('/api/mood-entries/calendar', () => HttpResponse.json({ items: days })),
      http.get('/api/mood-entries/statistics', () => HttpResponse.json(statistics)),
      http.get('/api/mood-entries/around', () => HttpResponse.json({ items: around })),
      http.get('/api/mood-entries/support', () => HttpResponse.json({ contacts })),
      http.get('/api/mood-entries/latest', () => HttpResponse.json({ items: kept, nextCursor: null })),
      http.get('/api/mood-tags', () => HttpResponse.json({ items: tags })),
      http.get('/api/mood-words', () => HttpResponse.json({ items: [] })),
      http.post('/api/mood-entries', async ({ request }) => {
        const told = (await request.json()) as CreateMoodEntry;
        sent.push(told);
        const { idempotencyKey: id, mood, note = null, word = null } = told;
        const entry = makeMoodEntry({ id, mood, note, word });
        kept = [entry, ...kept];
        return HttpResponse.json(entry, { status: 201 });
      }),
      http.patch('/api/mood-entries/:id', async ({ params, request }) => {
        const change = (await request.json()) as Partial<MoodEntry>;
        kept = kept.map((each) => (each.id === params['id'] ? { ...each, ...change } : each));
        return HttpResponse.json(kept.find(({ id }) => id === params['id']));
      }),
      http.delete('/api/mood-entries/:id', ({ params }) => {
        const entry = kept.find(({ id }) => id === params['id']);
        if (entry) deleted.set(entry.id, entry);
        kept = kept.filter((each) => each !== entry);
        return new HttpResponse(null, { status: 204 });
      }),
      http.post('/api/mood-entries/:id/restore', ({ params }) => {
        const entry = deleted.get(params['id']);
        if (entry) kept = [entry, ...kept];
        return HttpResponse.json(entry);
      }),
    ],
  };
}
