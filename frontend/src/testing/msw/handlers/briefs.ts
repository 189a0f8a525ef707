import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { Brief, BriefLine } from '../../../shared/briefs/api/briefs.api';

/** A server that keeps which lines were sent away. */
export function briefHandlers(lines: BriefLine[]): HttpHandler[] {
  const hidden = new Set<string>();
  const read = (): Brief => {
    const shown = lines.filter(({ key }) => !hidden.has(key));
    return { date: '2026-03-12', lines: shown, hidden: lines.length - shown.length };
  };
  return [
    http.get('/api/brief', () => HttpResponse.json(read())),
    http.post<never, { key: string }>('/api/brief/hidden', async ({ request }) => {
      hidden.add((await request.json()).key);
      return HttpResponse.json(read());
    }),
    http.delete('/api/brief/hidden', () => {
      hidden.clear();
      return HttpResponse.json(read());
    }),
  ];
}
