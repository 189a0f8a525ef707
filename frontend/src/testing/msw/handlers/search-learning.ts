import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { SearchReason } from '../../../shared/memory/api/memory.api';
import type { SearchWeights } from '../../../shared/memory/api/search-learning.api';

interface Judgement {
  memoryId: string;
  useful: boolean;
}

const SIGNALS: SearchReason['signal'][] = ['words', 'meaning'];

/** The routes of what the search learns: each useful result makes words count a little more. */
export function searchLearningServer(): { handlers: HttpHandler[]; judgements: Map<string, boolean> } {
  const judgements = new Map<string, boolean>();
  const weights = (): SearchWeights => ({
    weights: SIGNALS.map((signal) => ({
      signal,
      weight: signal === 'words' ? 1 + judgements.size / 10 : 1,
      default: 1,
    })),
    judgements: judgements.size,
  });
  const handlers = [
    http.post('/api/memories/search/feedback', async ({ request }) => {
      const { memoryId, useful } = (await request.json()) as Judgement;
      judgements.set(memoryId, useful);
      return HttpResponse.json(weights());
    }),
    http.delete('/api/memories/search/feedback/:id', ({ params }) => {
      judgements.delete(String(params['id']));
      return HttpResponse.json(weights());
    }),
    http.get('/api/memories/search/weights', () => HttpResponse.json(weights())),
    http.delete('/api/memories/search/weights', () => {
      judgements.clear();
      return new HttpResponse(null, { status: 204 });
    }),
  ];
  return { handlers, judgements };
}
