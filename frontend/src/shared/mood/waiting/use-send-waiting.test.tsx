import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { moodServer } from '../../../testing/msw/handlers/mood';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { makeTestStore } from '../../../testing/make-test-store';
import { renderWithProviders } from '../../../testing/render';
import { claimDrafts } from '../../drafts/drafts.slice';
import { ownerLeft } from '../../state/owner-left';
import { useSendWaiting } from './use-send-waiting';
import { useWaiting } from './use-waiting';
import { entryWaits, waitingSlice } from './waiting.slice';

const ENTRY = { idempotencyKey: 'key-1', mood: 3, at: '2026-03-12T18:00:00.000Z' };

function Sender(): ReactElement {
  useSendWaiting();
  const waiting = useWaiting();
  return <output>{waiting.map(({ problem: why }) => why ?? 'waits').join(', ') || 'nothing waits'}</output>;
}

beforeEach(() => localStorage.clear());

test('sends each once, and keeps none that was taken', async () => {
  const { handlers, sent } = moodServer();
  server.use(...handlers);
  const { store } = renderWithProviders(<Sender />);
  store.dispatch(entryWaits(ENTRY));
  store.dispatch(entryWaits(ENTRY));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('nothing waits'));
  expect(sent).toEqual([ENTRY]);
});

test('waits for a connection', async () => {
  const { handlers, sent } = moodServer();
  server.use(...handlers);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store } = renderWithProviders(<Sender />);
  store.dispatch(entryWaits(ENTRY));
  expect(await screen.findByText('waits')).toBeVisible();
  expect(sent).toEqual([]);
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('keeps what the server refuses, with its reason, and sends it no more', async () => {
  const refuse = vi.fn(() => problem(422, 'mood_still_to_come', 'That time is still to come.'));
  server.use(http.post('/api/mood-entries', refuse));
  const { store } = renderWithProviders(<Sender />);
  store.dispatch(entryWaits(ENTRY));
  expect(await screen.findByText('That time is still to come.')).toBeVisible();
  dispatchEvent(new Event('online'));
  expect(refuse).toHaveBeenCalledOnce();
});

test('goes on waiting where the server fails', async () => {
  const fail = vi.fn(() => HttpResponse.json({}, { status: 503 }));
  server.use(http.post('/api/mood-entries', fail));
  const { store } = renderWithProviders(<Sender />);
  store.dispatch(entryWaits(ENTRY));
  // Once more by itself, since its key makes that harmless.
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(2), { timeout: 3_000 });
  expect(screen.getByText('waits')).toBeVisible();
});

test('is the same person’s in a new tab, nobody else’s, and gone after signing out', () => {
  const store = makeTestStore();
  const items = (): unknown[] => waitingSlice.selectSlice(store.getState()).items;
  store.dispatch(claimDrafts('mara'));
  store.dispatch(entryWaits(ENTRY));
  sessionStorage.clear();
  store.dispatch(claimDrafts('mara'));
  expect(items()).toHaveLength(1);
  store.dispatch(claimDrafts('jonas'));
  expect(items()).toEqual([]);
  expect(localStorage.getItem('mood-waiting') ?? '').not.toContain('key-1');
  store.dispatch(entryWaits(ENTRY));
  store.dispatch(ownerLeft());
  expect(localStorage.getItem('mood-waiting') ?? '').not.toContain('key-1');
});
