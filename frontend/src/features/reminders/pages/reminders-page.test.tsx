import { Toaster } from '@twyn/design-system';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';
import type { Reminder } from '../../../shared/reminders/api/reminders.api';
import type { CommandIntent } from '../../../shared/skills/api/skills.api';
import { makeReminder, type RemindersServer, remindersServer } from '../../../testing/msw/handlers/reminders';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { type Rendered, renderWithProviders } from '../../../testing/render';
import { RemindersPage } from './reminders-page';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

function show(reminders: Reminder[], intents: Partial<CommandIntent>[] = []): Rendered & RemindersServer {
  const api = remindersServer(reminders, intents);
  server.use(...api.handlers);
  const page = (
    <>
      <RemindersPage />
      <Toaster />
    </>
  );
  return Object.assign(renderWithProviders(page, { at: '/reminders' }), api);
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows what is due, later, some day, and timers', async () => {
  show([
    makeReminder({ text: 'missed', dueAt: inDays(-2) }),
    makeReminder({ text: 'far', dueAt: inDays(3) }),
    makeReminder({ text: 'whenever' }),
    makeReminder({ kind: 'timer', text: 'pizza', remainingMs: 90_000 }),
  ]);
  expect((await section('Due')).getByText('missed')).toBeInTheDocument();
  expect((await section('Later')).getByText('far')).toBeInTheDocument();
  expect((await section('Some day')).getByText('whenever')).toBeInTheDocument();
  expect((await section('Timers')).getByText('1:30 left, paused')).toBeInTheDocument();
});

test('adds what one line says, with its time, and takes that back', async () => {
  const parameters = { operation: 'set', text: 'call Ana', dueAt: inDays(2) };
  const api = show([], [{ skill: 'reminder', makes: 'reminder', parameters }]);
  expect(await screen.findByRole('heading', { name: 'Nothing to remember' })).toBeInTheDocument();
  const line = screen.getByRole('textbox', { name: 'Remind me to' });
  await api.user.type(line, 'call Ana in 2 days{Enter}');
  expect((await section('Later')).getByText('call Ana')).toBeInTheDocument();
  expect(line).toHaveValue('');
  expect(api.kept()).toMatchObject([{ dueAt: parameters.dueAt }]);
  expect(await screen.findByText('I’ll remind you: call Ana.')).toBeInTheDocument();
  await api.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to remember' })).toBeInTheDocument();
});

test('keeps what names no time for some day, in its own words', async () => {
  const { user, kept } = show([]);
  const intents = [
    { skill: 'reminder', makes: 'reminder', parameters: { operation: 'set', text: 'call Ana' } },
  ];
  const question = 'When shall I remind you?';
  server.use(http.post('/api/skills/parse', () => HttpResponse.json({ outcome: 'ask', intents, question })));
  const line = await screen.findByRole('textbox', { name: 'Remind me to' });
  await user.type(line, 'remind me to call Ana{Enter}');
  expect((await section('Some day')).getByText('call Ana')).toBeInTheDocument();
  expect(kept()).toMatchObject([{ source: 'remind me to call Ana' }]);
});

test('remembers what is nothing to be reminded of as it is, and does nothing in the home', async () => {
  const { user } = show([], [{ skill: 'light.set', makes: null, parameters: {} }]);
  const run = vi.fn(() => HttpResponse.json({}, { status: 500 }));
  server.use(http.post('/api/skills/run', run));
  const line = await screen.findByRole('textbox', { name: 'Remind me to' });
  await user.type(line, 'set the kitchen light to 20{Enter}');
  expect((await section('Some day')).getByText('set the kitchen light to 20')).toBeInTheDocument();
  expect(run).not.toHaveBeenCalled();
});

test.each([
  [
    'parse',
    { question: 'For how long?', intents: [{ skill: 'timer.start', makes: 'timer', parameters: {} }] },
  ],
  ['run', { answer: 'For how long?', intents: [], actions: [] }],
])('asks back as the twin would, and keeps the line (%s)', async (step, asked) => {
  const { user } = show([], [{ skill: 'timer.start', makes: 'timer', parameters: {} }]);
  server.use(http.post(`/api/skills/${step}`, () => HttpResponse.json({ outcome: 'ask', ...asked })));
  const line = await screen.findByRole('textbox', { name: 'Remind me to' });
  await user.type(line, 'set a timer{Enter}');
  expect(await screen.findByText('For how long?')).toBeInTheDocument();
  expect(line).toHaveValue('set a timer');
  await user.type(line, ' for 5 minutes');
  expect(screen.queryByText('For how long?')).not.toBeInTheDocument();
});

test('keeps the line when it could not be added, and says so', async () => {
  const { user } = show([]);
  server.use(http.post('/api/skills/parse', () => problem(400, 'broken', 'That cannot be read.')));
  const line = await screen.findByRole('textbox', { name: 'Remind me to' });
  await user.type(line, 'call Ana{Enter}');
  expect(await screen.findByText('That cannot be read.')).toBeInTheDocument();
  expect(line).toHaveValue('call Ana');
});

test('completes one, and takes that back', async () => {
  const { user } = show([makeReminder()]);
  await user.click(await screen.findByRole('checkbox', { name: 'Complete call Ana' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Complete call Ana' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('checkbox', { name: 'Complete call Ana' })).toBeInTheDocument();
});

test('puts one off until tomorrow morning', async () => {
  const api = show([makeReminder({ dueAt: inDays(-1) })]);
  await api.user.click(await screen.findByRole('button', { name: 'Snooze call Ana' }));
  await api.user.click(await screen.findByRole('menuitem', { name: 'Tomorrow morning' }));
  expect(await screen.findByText('Tomorrow, 09:00, snoozed')).toBeInTheDocument();
});

test('gives one other words and another time', async () => {
  const api = show([makeReminder({ dueAt: inDays(1) })]);
  await api.user.click(await screen.findByRole('button', { name: 'Change call Ana' }));
  const what = await screen.findByRole('textbox', { name: 'What' });
  await api.user.clear(what);
  await api.user.type(what, 'write to Ana');
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '2030-05-04T08:30' } });
  await api.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('write to Ana')).toBeInTheDocument();
  expect(api.kept()[0]?.dueAt).toBe(new Date(2030, 4, 4, 8, 30).toISOString());
});

test('pauses a timer', async () => {
  const { user } = show([makeReminder({ kind: 'timer', text: 'pizza', dueAt: inDays(1) })]);
  await user.click(await screen.findByRole('button', { name: 'Pause Timer: pizza' }));
  expect(await screen.findByText('1:30 left, paused')).toBeInTheDocument();
});

test('makes a list, adds to it and ticks off', async () => {
  const { user } = show([]);
  await user.type(await screen.findByRole('textbox', { name: 'New list' }), 'Shopping{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Add to Shopping' }), 'Tea{Enter}');
  const tea = await screen.findByRole('checkbox', { name: 'Tea' });
  await user.click(tea);
  await waitFor(() => expect(tea).toBeChecked());
});

test('offers to try again when it cannot be read', async () => {
  const { user } = show([makeReminder()]);
  server.use(http.get('/api/reminders', () => problem(400, 'broken', 'No.'), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('call Ana')).toBeInTheDocument();
});
