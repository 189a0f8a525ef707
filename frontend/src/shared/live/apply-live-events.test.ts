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

test('a list that was read before a state was written down, and comes after it was told, does not put it back', async () => {
  let answer = (): void => undefined;
  const told = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  server.use(
    http.get('/api/home/entities', async () => {
      asked += 1;
      if (asked === 2) await told;
      return HttpResponse.json({ items: [LAMP] });
    }),
  );
  const { store, change } = start();
  const { initiate, select } = homeApi.endpoints.listHomeEntities;
  const stateOfLamp = () => select()(store.getState() as never).data?.items[0]?.state;
  await store.dispatch(initiate());
  const again = store.dispatch(initiate(undefined, { forceRefetch: true }));
  await vi.waitFor(() => expect(asked).toBe(2));
  change({ kind: 'state', entityId: 'light.a', state: 'on', attributes: {} });
  answer();
  await again;
  await vi.waitFor(() => expect(stateOfLamp()).toBe('on'));
  // It is what the lamp is from then on: what is read later is newer.
  await store.dispatch(initiate(undefined, { forceRefetch: true }));
  expect(stateOfLamp()).toBe('off');
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
