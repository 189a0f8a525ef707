/* oxlint-disable testing-library/no-node-access -- a drawing's parts have no roles */
import { Toaster } from '@twyn/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type BodyParts, bodyServer, type BodyServer, makeEntry } from '../../../testing/msw/handlers/body';
import { makeMoodEntry, moodEntriesHandler } from '../../../testing/msw/handlers/mood-entries';
import { makeOverviewItem } from '../../../testing/msw/handlers/readings';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { MetricPage } from './metric-page';

function show(parts: BodyParts = {}, at = '/biometrics/resting-heart-rate?range=m'): Rendered & BodyServer {
  const api = bodyServer({ items: [makeOverviewItem()], entries: [makeEntry()], ...parts });
  server.use(...api.handlers);
  const page = (
    <>
      <Routes>
        <Route path="/biometrics/:metric" element={<MetricPage />} />
      </Routes>
      <Toaster />
    </>
  );
  return Object.assign(renderWithProviders(page, { at }), api);
}

const chart = () => screen.findByRole('application', { name: /^Resting heart rate\./ });

test('shows a metric with what is usual, its spread and its readings', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Resting heart rate' })).toBeInTheDocument();
  expect(await chart()).toHaveAccessibleName(
    'Resting heart rate. Between 56 and 60 bpm over 29 days. Your usual range is 55 to 61 bpm.',
  );
  expect(screen.getByText('not measured')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Usual' })).toHaveTextContent('58bpm55–61, from 40 days');
  expect(screen.getByRole('heading', { name: 'How days spread' })).toBeInTheDocument();
  const rows = within(await screen.findByRole('table', { name: 'Readings of Resting heart rate' }));
  expect(rows.getAllByRole('row')).toHaveLength(2);
});

test('keeps the period in the address, and goes back a period', async () => {
  const { user, address } = show();
  await chart();
  await user.click(screen.getByRole('radio', { name: 'Y' }));
  expect(address()).toBe('/biometrics/resting-heart-rate?range=y');
  expect(screen.getByRole('button', { name: 'Period after' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Period before' }));
  expect(address()).toMatch(/range=y&until=\d{4}-\d\d-\d\d$/);
  await user.click(screen.getByRole('button', { name: 'Period after' }));
  expect(address()).toBe('/biometrics/resting-heart-rate?range=y');
});

test('shows how one felt on the same axis, and the period before', async () => {
  const { user, address } = show();
  server.use(moodEntriesHandler([makeMoodEntry({ mood: 4 })]));
  await chart();
  await waitFor(() => expect(document.querySelector('[data-part="lane"]')?.getAttribute('d')).toMatch(/^M/));
  await user.click(screen.getByRole('button', { name: 'Previous period' }));
  expect(address()).toContain('with=memory%2Cmood%2Cprevious');
  expect(await screen.findByText('period before')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mood' }));
  await waitFor(() => expect(document.querySelector('[data-part="lane"]')?.getAttribute('d')).toBe(''));
});

test('marks the days of a tag, which the address keeps', async () => {
  const { user, address } = show();
  server.use(moodEntriesHandler([makeMoodEntry({ tags: [{ group: 'Feeling', name: 'headache' }] })]));
  await chart();
  await user.click(await screen.findByRole('button', { name: 'Tag' }));
  await user.click(await screen.findByRole('menuitem', { name: 'headache, 1 day' }));
  expect(address()).toContain('tag=headache');
  await waitFor(() => expect(document.querySelector('[data-part="marks"]')?.getAttribute('d')).toMatch(/^M/));
  await user.click(await screen.findByRole('button', { name: 'Tag: headache' }));
  await user.click(await screen.findByRole('menuitem', { name: /^No tag/ }));
  expect(address()).not.toContain('tag=');
});

test('corrects a reading and takes the correction back', async () => {
  const { user, asked } = show();
  await user.click(await screen.findByRole('button', { name: /^Correct 58 bpm/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Correct Resting heart rate' }));
  const field = dialog.getByRole('textbox', { name: 'Value, bpm' });
  await user.clear(field);
  await user.type(field, '61');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Corrected: Resting heart rate 61 bpm')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked.map(({ body }) => body)).toMatchObject([{ value: 61 }, { value: 58 }]));
});

test('says at the time that it is taken', async () => {
  const { user } = show();
  const words = 'There is a reading at that time already. Choose another time.';
  server.use(http.patch('/api/readings/entries/:id', () => problem(409, 'reading_time_taken', words)));
  await user.click(await screen.findByRole('button', { name: /^Correct/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Value, bpm' }), '1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('When')).toHaveAccessibleDescription(words));
});

test('removes a reading and brings it back', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Remove 58 bpm/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove 58/ })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Remove 58 bpm/ })).toBeInTheDocument();
});

test('sets a goal, and says why one cannot be', async () => {
  const { user, asked } = show();
  await user.click(await screen.findByRole('button', { name: 'Goal' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Goal, bpm' }), '55');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ goal: 55 }));
});

test('says so where nothing was measured in that time', async () => {
  show({ chart: { points: [] } });
  expect(await screen.findByText(/^Nothing measured from/)).toBeInTheDocument();
});

test('leads back where nothing has that name', async () => {
  show({}, '/biometrics/nonsense');
  expect(await screen.findByRole('heading', { name: 'Not measured yet' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Reading' })).toBeInTheDocument();
});

test('calls what was never measured by its name, and says how it could be', async () => {
  show({}, '/biometrics/body-weight');
  expect(await screen.findByRole('heading', { level: 1, name: 'Weight' })).toBeInTheDocument();
  expect(screen.getByText(/^Add a first reading by hand/)).toBeInTheDocument();
});
