import { http, HttpResponse } from 'msw/http';
import { sessionEnded, sessionOpened } from '../features/auth/state/auth.slice';
import { makeUser } from '../testing/factories/user';
import { makeTestStore } from '../testing/make-test-store';
import { server } from '../testing/msw/server';
import { followLive } from './follow-live';

test('follows what changes from the sign-in to the sign-out', async () => {
  const gone = vi.fn();
  let asked = 0;
  server.use(
    http.get('/api/events', ({ request }) => {
      asked += 1;
      request.signal.addEventListener('abort', gone);
      return new HttpResponse(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  const store = makeTestStore();
  followLive(store);
  expect(asked).toBe(0);
  store.dispatch(sessionOpened(makeUser()));
  await vi.waitFor(() => expect(asked).toBe(1), { timeout: 5_000 });
  store.dispatch(sessionEnded());
  await vi.waitFor(() => expect(gone).toHaveBeenCalled(), { timeout: 5_000 });
  expect(asked).toBe(1);
});
