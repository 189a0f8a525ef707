import { http, HttpResponse } from 'msw/http';
import { onTestFinished } from 'vitest';
import { homeApi } from '../home/api/home.api';
import { makeTestStore } from '../../testing/make-test-store';
import { server } from '../../testing/msw/server';
import { remindersApi } from '../reminders/api/reminders.api';
import { LiveApplier } from './apply-live-events';
import type { LiveChange } from './api/live-stream';
import { everyTag, tagsOf } from './topic-tags';

const LAMP = { id: 'light.a', state: 'off', attributes: { brightness: 3, color_mode: 'hs' } };

function start() {
  const store = makeTestStore();
  const applier = new LiveApplier(store);
  onTestFinished(() => applier.end());
  const change = (...changes: LiveChange[]): void => applier.apply({ event: 'changes', id: 'e-1', changes });
  return { store, applier, change };
}

test('writes the states of devices into the cache, without asking for it', async () => {
  let asked = 0;
  server.use(
    http.get('/api/home/entities', () => {
      asked += 1;
      return HttpResponse.json({ items: [LAMP, { ...LAMP, id: 'light.b' }] });
    }),
  );
  const { store, change } = start();
  await store.dispatch(homeApi.endpoints.listHomeEntities.initiate());
  change(
    { kind: 'state', entityId: 'light.a', state: 'on', attributes: { brightness: 9, color_mode: null } },
    { kind: 'state', entityId: 'light.unknown', state: 'on', attributes: {} },
  );
  const { data } = homeApi.endpoints.listHomeEntities.select()(store.getState() as never);
  expect(data?.items).toEqual([
    { ...LAMP, state: 'on', attributes: { brightness: 9 } },
    { ...LAMP, id: 'light.b' },
  ]);
  expect(asked).toBe(1);
});

test('reads at once what changed, and what goes on changing once a second', async () => {
  let asked = 0;
  server.use(
    http.get('/api/reminders', () => {
      asked += 1;
      return HttpResponse.json({ items: [] });
    }),
  );
  const { store, applier, change } = start();
  await store.dispatch(remindersApi.endpoints.listReminders.initiate());
  change({ kind: 'changed', topic: 'reminders' });
  await vi.waitFor(() => expect(asked).toBe(2));
  for (let n = 0; n < 20; n++) change({ kind: 'changed', topic: 'reminders' });
  change({ kind: 'changed', topic: 'mood' });
  expect(asked).toBe(2);
  await vi.waitFor(() => expect(asked).toBe(3), { timeout: 3_000 });
  applier.apply({ event: 'resync', id: '' });
  await vi.waitFor(() => expect(asked).toBe(4), { timeout: 3_000 });
});

test('one thing leaves the others alone, and topics of later releases all of them', () => {
  expect(tagsOf('imports', 'a')).toEqual([
    { type: 'Import', id: 'a' },
    { type: 'Import', id: 'LIST' },
  ]);
  expect(tagsOf('imports')).toEqual([{ type: 'Import' }]);
  expect(tagsOf('invented' as 'imports')).toEqual([]);
  expect(everyTag()).toContainEqual({ type: 'Memory' });
});
