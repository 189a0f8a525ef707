import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { Session } from '../../../features/settings/api/sessions.api';

export interface SessionServer {
  readonly sessions: Session[];
  handlers: HttpHandler[];
}

/** A server that has these sessions open. */
export function sessionServer(open: Session[]): SessionServer {
  let sessions = open;
  return {
    get sessions() {
      return sessions;
    },
    handlers: [
      http.get('/api/sessions', () => HttpResponse.json({ items: sessions })),
      http.delete('/api/sessions/:id', ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete('/api/sessions', () => {
        const ended = sessions.filter(({ isCurrent }) => !isCurrent).length;
        sessions = sessions.filter(({ isCurrent }) => isCurrent);
        return HttpResponse.json({ ended });
      }),
    ],
  };
}
