import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import {
  makeMoodImport,
  MOOD_TABLE_PREVIEW,
  moodImportServer,
} from '../../../testing/msw/handlers/mood-imports';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { MoodImportsPage } from './mood-imports-page';

const DROP = 'Drop a file here, or choose one';
const file = new File(['x'], 'daylio.csv');

type Options = Parameters<typeof moodImportServer>[0];
function show(options: Options = {}): Rendered & ReturnType<typeof moodImportServer> {
  const api = moodImportServer(options);
  server.use(...api.handlers);
  return { ...renderWithProviders(<MoodImportsPage />, { at: '/mood/import' }), ...api };
}

test('shows the first entries, takes a step for a word that has none, and says what became of it', async () => {
  const { user, sent } = show();
  expect(await screen.findByText('No imports yet')).toBeInTheDocument();
  await user.upload(screen.getByLabelText(DROP), file);
  expect(
    await screen.findByText('Daylio export · 3 entries · 1 May 2026 to 3 June 2026'),
  ).toBeInTheDocument();
  expect(
    within(screen.getByRole('table', { name: 'The first entries' })).getByText('rad'),
  ).toBeInTheDocument();
  expect(screen.getByText('2 × Its word for the mood has no step.')).toBeInTheDocument();
  const words = within(screen.getByRole('group', { name: 'Your words for how you felt' }));
  expect(words.getByRole('combobox', { name: 'bäh' })).toHaveDisplayValue('No step');
  await user.selectOptions(words.getByRole('combobox', { name: 'bäh' }), 'Bad');
  expect(sent.at(-1)).toMatchObject({
    mapping: {
      words: [
        { word: 'rad', mood: 5 },
        { word: 'bäh', mood: 2 },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  expect(await screen.findByText('3 new entries, 2 rows skipped')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ format: 'daylio', timeZone: 'Europe/Berlin' });
});

test('asks what the columns of a table hold before it begins', async () => {
  const { user, sent } = show({ preview: MOOD_TABLE_PREVIEW });
  await user.upload(screen.getByLabelText(DROP), file);
  expect(await screen.findByText('Nothing in it can be imported.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wie' }), 'Mood');
  expect(await screen.findByText('Table · 4 entries')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled();
  expect(sent.at(-1)).toMatchObject({ format: 'csv', mapping: { columns: ['time', 'mood'] } });
});

test('says why a file cannot be read, and takes the next', async () => {
  const { user } = show();
  server.use(
    http.post('/api/mood-imports/:id/preview', () => problem(422, 'unreadable_file', 'The zip is damaged.')),
    http.post('/api/mood-imports/:id/cancel', () => new Response(null, { status: 204 })),
  );
  await user.upload(screen.getByLabelText(DROP), file);
  expect(await screen.findByText('daylio.csv: The zip is damaged.')).toBeInTheDocument();
  expect(screen.getByLabelText(DROP)).toBeInTheDocument();
});

test('undoes an import after saying what goes', async () => {
  const { user } = show({ jobs: [makeMoodImport({ imported: 3 })] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getByText(/^3 entries go for good, but for those that you changed since/),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete imported entries' }));
  expect(await screen.findByText('Undone: 3 entries deleted')).toBeInTheDocument();
});
