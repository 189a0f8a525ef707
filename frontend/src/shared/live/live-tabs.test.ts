import { http, HttpResponse } from 'msw/http';
import { onTestFinished } from 'vitest';
import { server } from '../../testing/msw/server';
import type { LiveMessage } from './api/live-stream';
import { followInTabs } from './live-tabs';

interface Opened {
  lastId: string | null;
  say: (event: string, id: string, data?: unknown) => void;
  close: () => void;
  isGone: () => boolean;
}
let opened: Opened[];

beforeEach(() => {
  opened = [];
  // jsdom has no locks: one queue for each name does what tabs need of them.
  const lines = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const turn = (lines.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work()));
    lines.set(name, turn);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server.use(
    http.get('/api/events', ({ request: { headers, signal } }) => {
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          let isGone = false;
          signal.addEventListener('abort', () => (isGone = true));
          opened.push({
            lastId: headers.get('last-event-id'),
            say: (event, id, data = {}) =>
              controller.enqueue(
                encoder.encode(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
              ),
            close: () => controller.close(),
            isGone: () => isGone,
          });
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
});

function aTab(name: string) {
  const heard: LiveMessage[] = [];
  const onSessionEnded = vi.fn();
  const close = followInTabs(name, { onMessage: (message) => heard.push(message), onSessionEnded });
  onTestFinished(close);
  return { heard, close, onSessionEnded };
}
const isOpened = (count: number): Promise<void> =>
  vi.waitFor(() => expect(opened).toHaveLength(count), { timeout: 5_000 });

const MOOD = [{ kind: 'changed', topic: 'mood' }] as const;

test('tabs share one stream, and another goes on with it when the one that reads is closed', async () => {
  const [first, second] = [aTab('share'), aTab('share')];
  await isOpened(1);
  opened[0]?.say('changes', 'e-1', MOOD);
  const told = { event: 'changes', id: 'e-1', changes: MOOD };
  await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([[told], [told]]));

  first.close();
  await isOpened(2);
  expect(opened[1]?.lastId).toBe('e-1');
  opened[1]?.say('changes', 'e-2', MOOD);
  await vi.waitFor(() => expect(second.heard).toHaveLength(2));
  expect(first.heard).toHaveLength(1);
});

test('a stream that ends is opened again, after the last message', async () => {
  const tab = aTab('again');
  await isOpened(1);
  expect(opened[0]?.lastId).toBeNull();
  opened[0]?.say('ready', 'e-7');
  await vi.waitFor(() => expect(tab.heard).toHaveLength(1));
  opened[0]?.close();
  await isOpened(2);
  expect(opened[1]?.lastId).toBe('e-7');
});

test('a session that has ended is told, and nothing else that came with it', async () => {
  const tab = aTab('ended');
  await isOpened(1);
  opened[0]?.say('session.ended', '');
  await vi.waitFor(() => expect(tab.onSessionEnded).toHaveBeenCalledOnce());
  expect(tab.heard).toEqual([]);
});

test('what a later release says means that something changed', async () => {
  const tab = aTab('later');
  await isOpened(1);
  opened[0]?.say('invented', 'e-9');
  await vi.waitFor(() => expect(tab.heard).toEqual([{ event: 'resync', id: 'e-9' }]));
});

test('whoever comes back without a stream reads everything again', async () => {
  server.use(http.get('/api/events', () => new HttpResponse(null, { status: 503 })));
  const tab = aTab('down');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tab.heard).toEqual([{ event: 'resync', id: '' }]);
  await Promise.resolve();
});
