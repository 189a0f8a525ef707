import { Toaster } from '@twyn/design-system';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';
import type { Reminder, ScheduledCommand } from '../../../shared/reminders/api/reminders.api';
import type { CommandIntent } from '../../../shared/skills/api/skills.api';
import {
  makeReminder,
  makeScheduledCommand,
  type RemindersServer,
  remindersServer,
} from '../../../testing/msw/handlers/reminders';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { type Rendered, renderWithProviders } from '../../../testing/render';
import { RemindersPage } from './reminders-page';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

function show(
  reminders: Reminder[],
  intents: Partial<CommandIntent>[] = [],
  commands: ScheduledCommand[] = [],
): Rendered & RemindersServer {
  const api = remindersServer(reminders, intents, commands);
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
  expect(await screen.findByRole('heading', { name: 'No reminders' })).toBeInTheDocument();
  const line = screen.getByRole('textbox', { name: 'Remind me to' });
  await api.user.type(line, 'call Ana in 2 days{Enter}');
  expect((await section('Later')).getByText('call Ana')).toBeInTheDocument();
  expect(line).toHaveValue('');
  expect(api.kept()).toMatchObject([{ dueAt: parameters.dueAt }]);
  expect(await screen.findByText('I’ll remind you: call Ana.')).toBeInTheDocument();
  await api.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'No reminders' })).toBeInTheDocument();
});

test('keeps what names no time for some day, in its own words', async () => {
  const { user, kept } = show([]);
  const intents = [
    { skill: 'reminder', makes: 'reminder', parameters: { operation: 'set', text: 'call Ana' } },
  ];
  const question = 'When should I remind you?';
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

const bins = (): Reminder =>
  makeReminder({
    ...{ text: 'bins', dueAt: inDays(2) },
    recurrence: { every: 'week', interval: 1, weekdays: [4], start: '2030-05-02T18:00:00', timeZone: 'UTC' },
  });

test('says how a reminder comes again, completes the next one only, and takes that back', async () => {
  const first = bins();
  const { user, kept } = show([first]);
  expect(await screen.findByText(/ · Every Thursday at 18:00$/)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Complete bins' }));
  expect(await screen.findByText(/^Done: bins\. Next: /)).toBeInTheDocument();
  expect(kept()).toMatchObject([{ status: 'open', recurrence: { every: 'week' } }]);
  expect(kept()[0]?.dueAt).not.toBe(first.dueAt);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept()[0]?.dueAt).toBe(first.dueAt));
});

test('makes one repeat: on some days of every second week', async () => {
  const { user, kept } = show([makeReminder({ dueAt: inDays(1) })]);
  await user.click(await screen.findByRole('button', { name: 'Change call Ana' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Repeat' }), 'Every week');
  const interval = screen.getByRole('textbox', { name: 'How many weeks from one to the next' });
  await user.clear(interval);
  await user.type(interval, '0');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number from 1 to 999.')).toBeInTheDocument();
  await user.clear(interval);
  await user.type(interval, '2');
  await user.click(screen.getByRole('button', { name: 'Friday' }));
  await user.click(screen.getByRole('button', { name: 'Monday' }));
  await user.click(screen.getByRole('button', { name: 'Sunday' }));
  await user.click(screen.getByRole('button', { name: 'Sunday' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Every second week on Monday and Friday at 18:00$/)).toBeInTheDocument();
  expect(kept()[0]?.recurrence).toMatchObject({ every: 'week', interval: 2, weekdays: [1, 5] });
});

test('makes one repeat by minutes, of which there are five or more', async () => {
  const { user, kept } = show([makeReminder({ dueAt: inDays(1) })]);
  await user.click(await screen.findByRole('button', { name: 'Change call Ana' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Repeat' }), 'Every few minutes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter 5 minutes or more.')).toBeInTheDocument();
  const interval = screen.getByRole('textbox', { name: 'How many minutes from one to the next' });
  await user.clear(interval);
  await user.type(interval, '90');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/ · Every 90 minutes$/)).toBeInTheDocument();
  expect(kept()[0]?.recurrence).toMatchObject({ every: 'minute', interval: 90 });
});

test('makes one repeat on the last day of every month, once it has a time', async () => {
  const { user, kept } = show([makeReminder()]);
  await user.click(await screen.findByRole('button', { name: 'Change call Ana' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Repeat' }), 'Every month');
  await user.click(screen.getByRole('radio', { name: 'The last day' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter when it is due for the first time.')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '2030-05-02T18:00' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/The last day of every month at 18:00$/)).toBeInTheDocument();
  expect(kept()[0]?.dueAt).toBe(new Date(2030, 4, 2, 18).toISOString());
});

test('changes the words of what repeats, and leaves its time alone', async () => {
  const { user } = show([bins()]);
  const sent = vi.fn<(body: unknown) => void>();
  server.use(
    http.patch('/api/reminders/:id', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(bins());
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Change bins' }));
  await user.type(await screen.findByRole('textbox', { name: 'What' }), ' out');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ text: 'bins out' }));
});

test('skips one, and stops repeating', async () => {
  const first = bins();
  const { user, kept } = show([first]);
  await user.click(await screen.findByRole('button', { name: 'Change bins' }));
  await user.click(await screen.findByRole('button', { name: 'Skip this one' }));
  expect(await screen.findByText(/^Skipped: bins\. Next: /)).toBeInTheDocument();
  expect(kept()[0]?.dueAt).not.toBe(first.dueAt);
  await user.click(screen.getByRole('button', { name: 'Change bins' }));
  await user.click(await screen.findByRole('button', { name: 'Stop repeating' }));
  await waitFor(() => expect(screen.queryByText(/Every Thursday/)).toBeNull());
  expect(kept()[0]).toMatchObject({ status: 'open', recurrence: null });
});

test('lists what is done later, with its time and what came of it', async () => {
  show(
    [],
    [],
    [
      makeScheduledCommand({ dueAt: inDays(2) }),
      makeScheduledCommand({
        ...{ text: 'Water the garden', dueAt: inDays(1), outcome: 'failed', result: 'It is not there.' },
        recurrence: { every: 'day', interval: 1, start: '2026-11-26T07:00:00', timeZone: 'UTC' },
      }),
      makeScheduledCommand({ text: 'Lock up', status: 'finished', outcome: 'missed', result: 'I was away.' }),
    ],
  );
  const later = await screen.findByRole('region', { name: 'Scheduled commands' });
  expect(within(later).getByText('Turn off the bedroom light')).toBeInTheDocument();
  expect(within(later).getByText(/ · Every day at 07:00$/)).toBeInTheDocument();
  expect(within(later).getByText('Last time: failed')).toBeInTheDocument();
  expect(within(later).getByText('It is not there.')).toBeInTheDocument();
  expect(within(later).getByText('Missed')).toBeInTheDocument();
  expect(within(later).queryByRole('button', { name: 'Cancel Lock up' })).toBeNull();
});

test('skips and cancels what is done later', async () => {
  const recurrence = { every: 'day', interval: 1, start: '2026-11-26T07:00:00', timeZone: 'UTC' } as const;
  const { user } = show([], [], [makeScheduledCommand({ dueAt: inDays(1), recurrence })]);
  await user.click(await screen.findByRole('button', { name: 'Skip Turn off the bedroom light once' }));
  expect(await screen.findByText('Skipped: Turn off the bedroom light')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel Turn off the bedroom light' }));
  expect(await screen.findByText('Cancelled: Turn off the bedroom light')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Scheduled commands' })).toBeNull());
});

test('offers to read what is done later again', async () => {
  const { user } = show([], [], [makeScheduledCommand()]);
  server.use(http.get('/api/scheduled-commands', () => problem(400, 'broken', 'No.'), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Turn off the bedroom light')).toBeInTheDocument();
});
