import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { makeMoodEntry, moodEntriesHandler } from '../../testing/msw/handlers/mood-entries';
import { problem } from '../../testing/msw/problem';
import { server } from '../../testing/msw/server';
import { renderWithProviders } from '../../testing/render';
import { MoodCard } from './mood-card';

const YEAR = new Date().getFullYear();
const at = (day: number): string => new Date(YEAR, 0, day, 21, 5).toISOString();
const card = <MoodCard from={at(1)} before={at(28)} />;

test('tells moods in words, with the owner’s own beside them', async () => {
  server.use(
    moodEntriesHandler([
      makeMoodEntry({ mood: 2, word: 'bad', at: at(1) }),
      makeMoodEntry({ mood: 4, word: 'calm', at: at(2) }),
    ]),
  );
  const { user } = renderWithProviders(card);
  expect(await screen.findByRole('heading', { name: 'Mood' })).toBeVisible();
  expect(screen.getByText('Good', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('calm')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Between bad and good over 2 entries.' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('row', { name: '2 Jan, 21:05 Good, calm' })).toBeVisible();
  expect(table.getByRole('row', { name: '1 Jan, 21:05 Bad' })).toBeVisible();
});

test('says that there is none', async () => {
  server.use(moodEntriesHandler([]));
  renderWithProviders(card);
  expect(await screen.findByText('No mood noted in this time.')).toBeVisible();
});

test('says that it could not be read', async () => {
  server.use(http.get('/api/mood-entries', () => problem(503, 'unavailable', 'Try again in a moment.')));
  renderWithProviders(card);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your mood entries');
});
