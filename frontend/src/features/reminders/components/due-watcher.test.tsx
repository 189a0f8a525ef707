import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { afterEach, expect, test, vi } from 'vitest';
import type { Reminder } from '../../../shared/reminders/api/reminders.api';
import type { Settings } from '../../../shared/settings/api/settings.api';
import { makeReminder, remindersServer } from '../../../testing/msw/handlers/reminders';
import { server } from '../../../testing/msw/server';
import { type Rendered, renderWithProviders } from '../../../testing/render';
import { DueWatcher } from './due-watcher';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

function watch(reminders: Reminder[], quietHours: Settings['quietHours'] = null): Rendered {
  server.use(
    ...remindersServer(reminders).handlers,
    http.get('/api/me/settings', () => HttpResponse.json({ units: null, quietHours, learnsFromChat: true })),
  );
  return renderWithProviders(<DueWatcher slot={document.createElement('div')} />);
}

afterEach(() => void vi.useRealTimers());

test('shows what is due and says so, until it is done', async () => {
  const { user } = watch([
    makeReminder({ dueAt: inMinutes(-1) }),
    makeReminder({ text: 'not yet', dueAt: inMinutes(90) }),
  ]);
  expect(await screen.findByText('Due now: call Ana')).toBeInTheDocument();
  expect(screen.queryByText('not yet')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done: call Ana' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Done: call Ana' })).toBeNull());
});

test('names the kind and the time of each, and folds to one line', async () => {
  const { user } = watch([
    makeReminder({ dueAt: inMinutes(-1) }),
    makeReminder({ kind: 'timer', text: 'tea', dueAt: inMinutes(-1) }),
  ]);
  const banner = within(await screen.findByRole('region', { name: 'Due now' }));
  expect(banner.getByText(/^Reminder, Today, \d\d:\d\d$/)).toBeInTheDocument();
  expect(banner.getByText(/^Timer, Today, \d\d:\d\d$/)).toBeInTheDocument();
  await user.click(banner.getByRole('button', { name: 'Hide what is due' }));
  expect(banner.getByText('2 things due: Timer: tea')).toBeInTheDocument();
  expect(banner.queryByRole('button', { name: 'Done: call Ana' })).toBeNull();
  await user.click(banner.getByRole('button', { name: 'Show what is due' }));
  expect(banner.getByRole('button', { name: 'Done: call Ana' })).toBeInTheDocument();
});

test('stays folded, and its room is kept for the next start', async () => {
  const { user, unmount } = watch([makeReminder({ dueAt: inMinutes(-1) })]);
  await user.click(await screen.findByRole('button', { name: 'Hide what is due' }));
  unmount();
  const slot = document.createElement('div');
  slot.style.minHeight = '80px';
  renderWithProviders(<DueWatcher slot={slot} />);
  expect(slot.style.minHeight).toBe('80px');
  expect(await screen.findByRole('button', { name: 'Show what is due' })).toBeInTheDocument();
  expect(slot.style.minHeight).toBe('');
});

test('leads to the reminders where there are more than fit', async () => {
  watch(['one', 'two', 'three', 'four'].map((text) => makeReminder({ text, dueAt: inMinutes(-1) })));
  expect(await screen.findByRole('link', { name: '1 more under Reminders' })).toHaveAttribute(
    'href',
    '/reminders',
  );
});

test('lets it be put off', async () => {
  const { user } = watch([makeReminder({ dueAt: inMinutes(-1) })]);
  await user.click(await screen.findByRole('button', { name: 'Snooze call Ana' }));
  await user.click(await screen.findByRole('menuitem', { name: '10 minutes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Done: call Ana' })).toBeNull());
});

test('waits for the moment at which a timer is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  watch([makeReminder({ kind: 'timer', text: 'pizza', dueAt: inMinutes(2) })]);
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(screen.queryByText('Timer: pizza is done')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(await screen.findByText('Timer: pizza is done')).toBeInTheDocument();
});

test('keeps reminders to itself in quiet hours, and shows them when these are over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  vi.setSystemTime(new Date('2026-11-21T06:58:30'));
  watch(
    [
      makeReminder({ dueAt: inMinutes(-30) }),
      makeReminder({ kind: 'alarm', text: 'get up', dueAt: inMinutes(-1) }),
    ],
    { from: '22:00', until: '07:00' },
  );
  expect(await screen.findByText('get up')).toBeInTheDocument();
  expect(screen.queryByText('call Ana')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE_MS));
  expect(await screen.findByText('call Ana')).toBeInTheDocument();
});
