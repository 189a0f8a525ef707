import { http, HttpResponse } from 'msw/http';
import { makeUser } from '../../factories/user';
import { problem } from '../problem';

/** A server with nobody signed in, to whom anybody may sign in. */
export const authHandlers = [
  http.get('/api/config', () =>
    HttpResponse.json({
      identity: 'emulator',
      firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-twyn', appId: 'demo' },
      version: '1.0.2',
    }),
  ),
  http.get('/api/me', () => problem(401, 'unauthenticated', 'Sign in to go on.')),
  http.post('/api/auth/firebase', () => HttpResponse.json({ success: true, user: makeUser() })),
  http.post('/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
];
