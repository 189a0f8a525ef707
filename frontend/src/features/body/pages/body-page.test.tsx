import { Toaster } from '@twyn/design-system';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';
import { type BodyParts, bodyServer, type BodyServer } from '../../../testing/msw/handlers/body';
import { makeOverviewItem } from '../../../testing/msw/handlers/readings';
import { problem } from '../../../testing/msw/problem';
import { NO_SAMPLE, sampleDataHandlers } from '../../../testing/msw/handlers/sample-data';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { BodyPage } from './body-page';

function show(parts: BodyParts = {}): Rendered & BodyServer {
  const api = bodyServer(parts);
  server.use(...api.handlers);
  const page = (
    <>
      <BodyPage />
      <Toaster />
    </>
  );
  return Object.assign(renderWithProviders(page, { at: '/biometrics' }), api);
}

const heart = makeOverviewItem();
const sleep = makeOverviewItem({
  ...{ metric: 'sleep-duration', label: 'Sleep', unit: 'h', decimals: 1, value: 6.2, state: 'under' },
  usual: { median: 7, low: 6.6, high: 7.6, days: 60 },
});

test('says what is unusual, and shows each reading against what is usual', async () => {
  show({ items: [sleep, heart] });
  expect(
    await screen.findByRole('heading', { name: 'Short on sleep, otherwise inside your ranges' }),
  ).toBeInTheDocument();
  const readings = within(screen.getByRole('group', { name: 'Readings' }));
  expect(
    readings.getByRole('link', { name: /^Sleep .*6 h 12.*48 min under usual.*Entered here/ }),
  ).toHaveAttribute('href', '/biometrics/sleep-duration');
  expect(readings.getByRole('link', { name: /Usual, 55–61/ })).toBeInTheDocument();
  expect(screen.getByText(/Twyn is not a medical device/)).toBeInTheDocument();
});

test('marks the status as sample until focus, energy and stress were logged', async () => {
  const { user } = show({ items: [heart] });
  expect(await screen.findByText('Excellent')).toBeInTheDocument();
  expect(screen.getByText('Sample')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'How it’s worked out' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('You haven’t logged focus, energy and stress yet');
});

test('works the status out of what was logged', async () => {
  const of = (metric: string, value: number) => makeOverviewItem({ metric, label: metric, value, unit: '%' });
  show({ items: [of('focus', 40), of('energy', 40), of('stress', 60)] });
  expect(await screen.findByText('Needs Attention')).toBeInTheDocument();
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test('takes the scores for what was not logged, and says which', async () => {
  show({ items: [heart] });
  const status = { label: 'Good', value: 0.61, of: ['energy', 'stress'] };
  server.use(http.get('/api/scores', () => HttpResponse.json({ items: [], status })));
  expect(await screen.findByText('from energy and stress')).toBeInTheDocument();
  expect(screen.getByText('Good')).toBeInTheDocument();
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test('offers the first steps to who has no reading', async () => {
  const { user } = show();
  server.use(...sampleDataHandlers({ ...NO_SAMPLE, readings: 42 }));
  expect(await screen.findByRole('heading', { name: 'No readings yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Import a file' })).toHaveAttribute('href', '/biometrics/imports');
  await user.click(screen.getByRole('button', { name: 'Add a reading' }));
  expect(screen.getByRole('dialog', { name: 'Add a reading' })).toBeInTheDocument();
});

test('adds a blood pressure as two numbers and takes it back', async () => {
  const { user, asked } = show({ items: [heart] });
  await user.click((await screen.findAllByRole('button', { name: 'Add reading' }))[0]!);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What' }), 'Blood pressure');
  await user.type(screen.getByRole('textbox', { name: 'Systolic, mmHg' }), '128');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add reading' }));
  expect(await screen.findByText('Enter the lower number, such as 80.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Diastolic, mmHg' }), '82');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add reading' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked[0]?.body).toMatchObject({
    readings: [
      { metric: 'systolic-blood-pressure', value: 128 },
      { metric: 'diastolic-blood-pressure', value: 82 },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]?.path).toMatch(/^\/api\/readings\/entries\/9-/);
});

test('shows what the server refuses beside the field', async () => {
  const { user } = show({ items: [heart] });
  const words = 'A weight of 900 kg can’t be right. Please say it again.';
  server.use(http.post('/api/readings/entries', () => problem(422, 'reading_refused', words)));
  await user.click((await screen.findAllByRole('button', { name: 'Add reading' }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: 'Value' }), '900');
  await user.click(dialog.getByRole('button', { name: 'Add reading' }));
  expect(await dialog.findByRole('textbox', { name: 'Value' })).toHaveAccessibleDescription(words);
});

test('arranges by keyboard, and hides a reading', async () => {
  const { user, asked } = show({ items: [sleep, heart] });
  await user.click(await screen.findByRole('button', { name: 'Arrange' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Arrange readings' }));
  act(() => dialog.getByRole('button', { name: 'Move Resting heart rate up' }).focus());
  await user.keyboard('{Enter}');
  await user.click(dialog.getByRole('switch', { name: 'Show Sleep' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    { path: '/api/readings/metrics', body: { metrics: ['resting-heart-rate', 'sleep-duration'] } },
    { path: '/api/readings/metrics/sleep-duration', body: { isHidden: true } },
  ]);
});

test('leaves out what is hidden', async () => {
  show({ items: [{ ...sleep, isHidden: true }, heart] });
  const readings = within(await screen.findByRole('group', { name: 'Readings' }));
  expect(readings.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'All inside your ranges' })).toBeInTheDocument();
});

test('offers to try again when it cannot be read', async () => {
  const { user } = show({ items: [heart] });
  server.use(http.get('/api/readings/overview', () => problem(400, 'broken', 'No.'), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Readings' })).toBeInTheDocument();
});
