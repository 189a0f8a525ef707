import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { moodServer } from '../../testing/msw/handlers/mood';
import { problem } from '../../testing/msw/problem';
import { server } from '../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../testing/render';
import { MoodEntryForm } from './mood-entry-form';
import { WaitingEntries } from './waiting-entries';

const SLEEP = { kind: 'body', label: 'Sleep', value: '6 h 12', isSample: false } as const;
const HOME = { kind: 'home', label: 'Office', value: '22.4 °C', isSample: true } as const;

function open(): Rendered {
  return renderWithProviders(
    <>
      <MoodEntryForm />
      <WaitingEntries />
    </>,
  );
}
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

test('a face and save keep an entry, with what is attached and was not removed', async () => {
  const { handlers, sent } = moodServer({ around: [SLEEP, HOME] });
  server.use(...handlers);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove Office 22.4 °C, sample' }));
  await user.click(screen.getByText('Good'));
  await user.click(save());
  expect(sent).toMatchObject([{ mood: 4, word: null, note: null, tags: [], around: [SLEEP] }]);
  expect(sent[0]).not.toHaveProperty('at');
  expect(screen.getByRole('radio', { name: 'Good' })).not.toBeChecked();
});

test('without a face nothing is sent, and it says so', async () => {
  const { handlers, sent } = moodServer();
  server.use(...handlers);
  const { user } = open();
  await user.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a face first.');
  expect(sent).toEqual([]);
});

test('tags, a word of one’s own and a note go with it', async () => {
  const { handlers, sent } = moodServer();
  server.use(...handlers);
  const { user } = open();
  await user.click(screen.getByText('Bad'));
  await user.click(screen.getByRole('button', { name: 'In your own word' }));
  await user.keyboard('foggy{Enter}');
  const doing = await screen.findByRole('group', { name: 'Doing' });
  await user.click(within(doing).getByRole('button', { name: 'Walk' }));
  await user.click(within(doing).getByRole('button', { name: 'Add to Doing' }));
  await user.keyboard('Pottery{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Made a bowl.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toMatchObject([
    {
      ...{ mood: 2, word: 'foggy', note: 'Made a bowl.' },
      tags: [
        { group: 'Doing', name: 'Walk' },
        { group: 'Doing', name: 'Pottery' },
      ],
    },
  ]);
});

test('a word goes with its step', async () => {
  server.use(...moodServer().handlers);
  const { user } = open();
  await user.click(screen.getByText('Bad'));
  await user.click(screen.getByRole('button', { name: 'In your own word' }));
  await user.keyboard('foggy{Enter}');
  await user.click(screen.getByText('Great'));
  expect(screen.queryByRole('button', { name: 'foggy' })).toBeNull();
});

test('what the server refuses stays in the form, with its reason', async () => {
  server.use(
    http.post('/api/mood-entries', () => problem(422, 'mood_still_to_come', 'That time is still to come.')),
    ...moodServer().handlers,
  );
  const { user } = open();
  await user.click(screen.getByText('Good'));
  await user.click(save());
  expect(await screen.findByText(/That time is still to come/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Good' })).toBeChecked();
});

test('without a connection it waits on the device, with the time that it is of', async () => {
  const { handlers, sent } = moodServer();
  server.use(...handlers);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, unmount } = open();
  expect(screen.getByText(/You’re offline/)).toBeVisible();
  await user.click(screen.getByText('Okay'));
  await user.click(save());
  expect(screen.getByRole('region', { name: 'Waiting to be sent' })).toHaveTextContent('Okay, today');
  expect(sent).toEqual([]);
  unmount();
  const stored = JSON.parse(localStorage.getItem('mood-waiting') ?? '') as {
    value: { items: { entry: { mood: number; at: string } }[] };
  };
  expect(stored.value.items[0]?.entry).toMatchObject({ mood: 3, at: expect.any(String) as string });
});

test('a server that cannot be reached is no reason to lose an entry', async () => {
  server.use(
    http.post('/api/mood-entries', () => HttpResponse.error()),
    ...moodServer().handlers,
  );
  const { user } = open();
  await user.click(screen.getByText('Okay'));
  await user.click(save());
  expect(await screen.findByRole('region', { name: 'Waiting to be sent' }, { timeout: 3_000 })).toBeVisible();
});
