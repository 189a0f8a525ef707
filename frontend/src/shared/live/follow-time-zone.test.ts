import { http, HttpResponse } from 'msw/http';
import { makeTestStore } from '../../testing/make-test-store';
import { server } from '../../testing/msw/server';
import { followTimeZone } from './follow-time-zone';

let sent: unknown[];
let status: number;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  status = 204;
  server.use(
    http.patch('/api/sessions/current', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status });
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

function travelTo(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}
const comeBack = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

test('tells the server where a browser has travelled to, once', async () => {
  travelTo('Europe/Vienna');
  const leave = followTimeZone(makeTestStore(), 'ana');
  travelTo('Asia/Tokyo');
  comeBack();
  await vi.waitFor(() => expect(sent).toEqual([{ timeZone: 'Asia/Tokyo' }]));
  comeBack();
  leave();
  travelTo('Europe/Vienna');
  comeBack();
  expect(sent).toHaveLength(1);
});

test('tells nothing of a session that has just begun, also where another person had been', () => {
  travelTo('Europe/Vienna');
  followTimeZone(makeTestStore(), 'ana')();
  travelTo('Asia/Tokyo');
  followTimeZone(makeTestStore(), 'ben')();
  expect(sent).toEqual([]);
});

test('tries again at the next look where the server did not hear it', async () => {
  travelTo('Europe/Vienna');
  const leave = followTimeZone(makeTestStore(), 'ana');
  travelTo('Asia/Tokyo');
  status = 503;
  comeBack();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(() => expect(localStorage.getItem('twyn.time-zone')).toBe('ana Europe/Vienna'));
  status = 204;
  comeBack();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  leave();
});
