import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { beforeAll, expect, test, vi } from 'vitest';
import type { MemoryImport } from '../api/imports.api';
import { importAddress } from '../../../shared/imports/import-address';
import { importServer, makeImport } from '../../../testing/msw/handlers/imports';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { ImportPage } from './import-page';
import { LiveApplier } from '../../../shared/live/apply-live-events';

const DROP = 'Drop a file here, or choose one';
const file = (text = 'When,What\n1,The cat slept.\n', name = 'notes.csv'): File => new File([text], name);

function show(...jobs: MemoryImport[]): Rendered & ReturnType<typeof importServer> {
  return showAt('/memory/import', ...jobs);
}

function showAt(at: string, ...jobs: MemoryImport[]): Rendered & ReturnType<typeof importServer> {
  const api = importServer(jobs);
  server.use(...api.handlers);
  return { ...renderWithProviders(<ImportPage />, { at }), ...api };
}

beforeAll(() => void (Element.prototype.scrollIntoView = vi.fn()));

const dialog = () => within(screen.getByRole('dialog'));

test('shows what a file gives before it is imported, and what became of it', async () => {
  const { user } = show();
  expect(await screen.findByText('No imports yet')).toBeInTheDocument();
  await user.upload(screen.getByLabelText(DROP), file());
  const rows = within(await screen.findByRole('table', { name: 'What the file gives' }));
  expect(rows.getByText('The cat slept.')).toBeInTheDocument();
  expect(rows.getByText('Skipped: It has no words.')).toBeInTheDocument();
  expect(screen.getByText('No imports yet')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('1 new memory, 1 row skipped')).toBeInTheDocument();
  expect(screen.getByLabelText(DROP)).toBeInTheDocument();
});

test('asks which column holds the words before it begins', async () => {
  const { user } = show();
  await user.upload(screen.getByLabelText(DROP), file());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What' }), 'Tags');
  expect(await screen.findByText('Choose the column with the memory text.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'Text');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled());
});

test('says why a file cannot be read, and takes the next', async () => {
  const { user, jobs } = show();
  server.use(
    http.post('/api/imports/:id/preview', () => problem(422, 'unreadable_file', 'The zip is damaged.'), {
      once: true,
    }),
  );
  await user.upload(screen.getByLabelText(DROP), file('x', 'vault.zip'));
  expect(await screen.findByText('vault.zip: The zip is damaged.')).toBeInTheDocument();
  await waitFor(() => expect(jobs).toHaveLength(0));
  await user.upload(screen.getByLabelText(DROP), file(''));
  expect(await screen.findByText('notes.csv is empty.')).toBeInTheDocument();
  await user.upload(screen.getByLabelText(DROP), file());
  expect(await screen.findByRole('table', { name: 'What the file gives' })).toBeInTheDocument();
});

test('lets a file go that is not to be imported, and keeps nothing of it', async () => {
  const { user, jobs } = show();
  await user.upload(screen.getByLabelText(DROP), file());
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByLabelText(DROP)).toBeInTheDocument();
  await waitFor(() => expect(jobs).toHaveLength(0));
});

test('sends a large file in parts, and goes on after a lost connection', async () => {
  const { user, jobs } = show();
  let failures = 1;
  server.use(
    http.put('/api/imports/:id/file', ({ request }) => {
      if (request.url.endsWith('offset=0') || failures-- < 1) return undefined;
      return HttpResponse.error();
    }),
    http.get('/api/imports/:id', () => HttpResponse.json(jobs[0])),
  );
  await user.upload(screen.getByLabelText(DROP), file('x'.repeat(2_000_000)));
  await screen.findByRole('table', { name: 'What the file gives' }, { timeout: 8000 });
  expect(jobs[0]?.receivedBytes).toBe(2_000_000);
}, 15_000);

test('undoes an import after naming what was changed since', async () => {
  const { user } = show(makeImport());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await dialog().findByText('Changed since.')).toBeInTheDocument();
  expect(dialog().getByText(/^1 memory goes for good/)).toBeInTheDocument();
  await user.click(dialog().getByRole('checkbox', { name: 'Delete these too' }));
  expect(dialog().getByText(/^2 memories go for good/)).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Delete imported memories' }));
  expect(await screen.findByText('Undone: 2 memories deleted')).toBeInTheDocument();
});

test('reports what was skipped, and moves on by itself', async () => {
  const { user, jobs, store } = show(
    makeImport({ status: 'running', bytesRead: 50, imported: 1 }),
    makeImport({ skipped: 1 }),
  );
  expect(await screen.findByRole('progressbar', { name: 'Reading' })).toHaveAttribute('aria-valuenow', '50');
  Object.assign(jobs[0]!, { status: 'failed', problem: 'The zip is damaged.', imported: 1 });
  const changes = [{ kind: 'changed', topic: 'imports', id: jobs[0]!.id }] as const;
  new LiveApplier(store).apply({ event: 'changes', id: 'e-1', changes: [...changes] });
  expect(
    await screen.findByText('The zip is damaged. 1 new memory', {}, { timeout: 4000 }),
  ).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await dialog().findByText('It has no words.')).toBeInTheDocument();
  expect(dialog().getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    expect.stringMatching(/skips\.csv$/),
  );
});

test('brings the import that a memory came from into view, however far back it is', async () => {
  const jobs = Array.from({ length: 45 }, (_, number) => makeImport({ fileName: `${number}.csv` }));
  showAt(importAddress(jobs[44]!.id), ...jobs);
  const badge = await screen.findByText('Imported this memory');
  const [row] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts as HTMLElement[];
  expect(row).toContainElement(badge);
  expect(row).toContainElement(screen.getByText('44.csv'));
  expect(row).toHaveAttribute('aria-current', 'true');
});

test('exports all, or what is chosen', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const link = dialog().getByRole('link', { name: 'Download the zip' });
  expect(link).toHaveAttribute('href', '/api/exports/memories.zip');
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Which' }), 'Archived ones alone');
  expect(link).toHaveAttribute('href', '/api/exports/memories.zip?status=archived');
});
