import { http, HttpResponse } from 'msw/http';
import { makeConfig } from '../../factories/config';
import { makeUser } from '../../factories/user';
import { problem } from '../problem';

/** A server with nobody signed in, to whom anybody may sign in. */
export const authHandlers = [
  http.get('/api/config', () => HttpResponse.json(makeConfig())),
  http.get('/api/me', () => problem(401, 'unauthenticated', 'Sign in to go on.')),
  http.post('/api/auth/firebase', () =>
    HttpResponse.json({ success: true, user: makeUser(), refreshIdToken: false }),
  ),
  http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
];
