import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import {
  makeReadingImport,
  readingImportServer,
  TABLE_PREVIEW,
} from '../../../testing/msw/handlers/reading-imports';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { ReadingImportsPage } from './reading-imports-page';

const DROP = 'Drop a file here, or choose one';
const file = (name = 'export.zip'): File => new File(['x'], name);

type Options = Parameters<typeof readingImportServer>[0];
function show(options: Options = {}): Rendered & ReturnType<typeof readingImportServer> {
  const api = readingImportServer(options);
  server.use(...api.handlers);
  return { ...renderWithProviders(<ReadingImportsPage />, { at: '/biometrics/imports' }), ...api };
}

test('shows what a file measured before it is imported, and what became of it', async () => {
  const { user, sent } = show();
  expect(await screen.findByText('No imports yet')).toBeInTheDocument();
  await user.upload(screen.getByLabelText(DROP), file());
  expect(
    await screen.findByText('Apple Health export · 1,234 readings · 1 May 2019 to 3 June 2024'),
  ).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'What the file measured' }));
  expect(table.getByText('Heart rate (bpm)')).toBeInTheDocument();
  expect(table.getByText('1,200')).toBeInTheDocument();
  expect(screen.getByText('2 × Its value is no number.')).toBeInTheDocument();

  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Time zone of times that name none' }),
    'America/New_York',
  );
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('1,232 new readings, 2 rows skipped')).toBeInTheDocument();
  expect(sent).toEqual([
    {},
    { format: 'apple-health', timeZone: 'America/New_York' },
    { format: 'apple-health', timeZone: 'America/New_York', mapping: null },
  ]);
});

test('asks what the columns of a table measure before it begins', async () => {
  const { user, sent } = show({ preview: TABLE_PREVIEW });
  await user.upload(screen.getByLabelText(DROP), file('scale.csv'));
  expect(await screen.findByText('Nothing in it can be imported.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kilos' }), 'Weight');
  expect(await screen.findByText('Table · 3 readings')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Unit of Kilos' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled();
  expect(sent.at(-1)).toMatchObject({ format: 'csv', mapping: { columns: ['time', 'body-weight'] } });
});

test('says why a file cannot be read, and takes the next', async () => {
  const { user } = show();
  server.use(
    http.post('/api/reading-imports/:id/preview', () =>
      problem(422, 'unreadable_file', 'The zip is damaged.'),
    ),
  );
  await user.upload(screen.getByLabelText(DROP), file());
  expect(await screen.findByText('export.zip: The zip is damaged.')).toBeInTheDocument();
  expect(screen.getByLabelText(DROP)).toBeInTheDocument();
});

test('tells how far an import is, cancels it, and shows what was skipped', async () => {
  const running = makeReadingImport({ status: 'running', bytesRead: 50, imported: 1 });
  const { user } = show({ jobs: [running, makeReadingImport({ skipped: 1 })] });
  expect(await screen.findByRole('progressbar', { name: 'Reading' })).toHaveAttribute('aria-valuenow', '50');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. 1 new reading')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Its value is no number.')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/reading-imports\/.*skips\.csv$/),
  );
});

test('undoes an import after saying what goes', async () => {
  const { user } = show({ jobs: [makeReadingImport({ imported: 1232 })] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^1,232 readings go for good/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete imported readings' }));
  expect(await screen.findByText('Undone: 1,232 readings deleted')).toBeInTheDocument();
});
