import { Toaster } from '@twyn/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { makeMoodEntry } from '../../../testing/msw/handlers/mood-entries';
import { moodServer } from '../../../testing/msw/handlers/mood';
import { remindersServer } from '../../../testing/msw/handlers/reminders';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { dayName } from '../../../lib/calendar';
import { MoodPage } from './mood-page';

function show(served: Parameters<typeof moodServer>[0] = {}, reminders = remindersServer([])): Rendered {
  server.use(...moodServer(served).handlers, ...reminders.handlers);
  return renderWithProviders(
    <>
      <MoodPage />
      <Toaster />
    </>,
    { at: '/mood' },
  );
}
const today = { day: dayName(new Date()), mean: 3.5, count: 2, isSample: false };

test('without an entry it says how to begin', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'No mood yet' })).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'How is it right now?' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Year' })).toBeNull();
});

test('entries from before the year that is shown are listed all the same', async () => {
  show({ entries: [makeMoodEntry({ note: 'Long ago' })] });
  expect(await screen.findByText('Long ago')).toBeVisible();
});

test('with entries it shows the month, the year, the hours, the tags and the entries', async () => {
  show({
    days: [today],
    entries: [makeMoodEntry({ note: 'Long walk', isSample: true })],
    statistics: {
      ...{ entries: 2, days: 1, sampleEntries: 1 },
      tags: [
        {
          id: '1',
          group: 'Doing',
          name: 'Run',
          days: 20,
          effect: { difference: 0.5, low: 0.2, high: 0.8, mayBeNothing: false },
        },
        { id: '2', group: 'Doing', name: 'Tea', days: 4, effect: null },
      ],
    },
  });
  const month = await screen.findByRole('region', { name: 'Month' });
  expect(await within(month).findByRole('button', { name: /good, 3\.5, 2 entries$/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Year' })).toHaveTextContent('1 day, at 3.5.');
  const tags = await screen.findByRole('region', { name: 'Tags' });
  expect(tags).toHaveTextContent('Better days go with Run.');
  expect(tags).toHaveTextContent('Not enough yet: Tea (4 of 10 days).');
  expect(tags).toHaveTextContent('Association, not cause.');
  const entries = screen.getByRole('region', { name: 'Latest entries' });
  expect(await within(entries).findByText('Long walk')).toBeVisible();
  expect(within(entries).getByText('Sample')).toBeVisible();
});

test('a failure says what failed; one can still say how one feels, and read the entries', async () => {
  server.use(...moodServer({ entries: [makeMoodEntry({ note: 'Long walk' })] }).handlers);
  server.use(
    ...remindersServer([]).handlers,
    http.get('/api/mood-entries/calendar', () => problem(500, 'internal', 'It broke.')),
  );
  renderWithProviders(<MoodPage />, { at: '/mood' });
  const failure = await screen.findByRole('heading', { name: 'Couldn’t load your mood' }, { timeout: 3_000 });
  expect(failure).toBeVisible();
  expect(await screen.findByText('Long walk')).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'How is it right now?' })).toBeVisible();
});

test('whom to call is shown where the server says so', async () => {
  show({ contacts: 'Lifeline: 988' });
  expect(await screen.findByRole('note', { name: 'Whom you can call' })).toHaveTextContent('Lifeline: 988');
});

test('an entry is changed, deleted and brought back', async () => {
  const { user } = show({ days: [today], entries: [makeMoodEntry({ mood: 2, note: 'Long day' })] });
  const list = await screen.findByRole('region', { name: 'Latest entries' });
  await user.click(await within(list).findByRole('button', { name: /^Change Bad/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the entry' });
  await user.click(within(dialog).getByText('Great'));
  const note = within(dialog).getByRole('textbox', { name: 'Note' });
  await user.clear(note);
  await user.type(note, 'Better than I thought');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(list).findByText('Better than I thought')).toBeInTheDocument();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(within(list).getByRole('button', { name: /^Change Great/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await within(list).findByText('No entry yet.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await within(list).findByText('Better than I thought')).toBeVisible();
});

test('a daily reminder is set, and is one of the reminders', async () => {
  const reminders = remindersServer([]);
  const { user } = show({}, reminders);
  await user.click(await screen.findByRole('button', { name: 'Set a reminder' }));
  const time = await screen.findByLabelText('Time');
  await user.clear(time);
  await user.type(time, '20:30');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reminder every day at 20:30')).toBeVisible();
  expect(reminders.kept()).toMatchObject([
    { kind: 'mood', text: 'How is it right now?', recurrence: { every: 'day', interval: 1 } },
  ]);
  expect(new Date(reminders.kept()[0]?.dueAt ?? '').getHours()).toBe(20);
});
