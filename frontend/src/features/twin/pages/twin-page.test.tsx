import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { problem } from '../../../testing/msw/problem';
import { makeTwinLine } from '../../../testing/factories/twin';
import { twinServer } from '../../../testing/msw/handlers/twin';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { TwinPage } from './twin-page';

function show(served: Parameters<typeof twinServer>[0] = {}): Rendered {
  server.use(...twinServer(served).handlers);
  return renderWithProviders(<TwinPage />, { at: '/twin-interface' });
}

const LIKING = makeTwinLine({
  ...{ id: 'l-2', about: 'preference', text: 'You like strong coffee.', strength: 'clear', evidenceCount: 2 },
});
const NOW = makeTwinLine({ id: 'l-3', about: 'now', span: 'current', text: 'You started a pottery course.' });

test('each line leads to the memories it was read from, and is lasting or current', async () => {
  const { user } = show({ lines: [makeTwinLine(), LIKING, NOW] });
  const own = await screen.findByRole('region', { name: 'Who you are' });
  expect(within(own).getByText('You live in Lyon.')).toBeVisible();
  expect(within(own).getByRole('link', { name: /I live in Lyon/ })).toHaveAttribute(
    'href',
    '/memory?memory=m-1',
  );
  expect(screen.getByRole('region', { name: 'What you like' })).toHaveTextContent('Clear, last said');
  await user.click(screen.getByRole('radio', { name: 'Current' }));
  expect(screen.queryByText('You live in Lyon.')).toBeNull();
  expect(screen.getByText('You started a pottery course.')).toBeVisible();
});

test('a line is put in one’s own words', async () => {
  const { user } = show({ lines: [makeTwinLine()] });
  await user.click(await screen.findByRole('button', { name: 'Change “You live in Lyon.”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const words = await screen.findByRole('textbox', { name: 'What is true of you' });
  await user.clear(words);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write what is true of you.')).toBeVisible();
  await user.type(words, 'You live near Lyon.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You live near Lyon.')).toBeVisible();
  expect(screen.getByText('in your words')).toBeVisible();
});

test('a line is forgotten and can be shown again', async () => {
  const { user } = show({ lines: [makeTwinLine()] });
  await user.click(await screen.findByRole('button', { name: 'Change “You live in Lyon.”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Forget this line' }));
  await waitFor(() => expect(screen.queryByText('You live in Lyon.')).toBeNull());
  expect(await screen.findByText(/^1 line forgotten/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show again' }));
  expect(await screen.findByText('You live in Lyon.')).toBeVisible();
});

test('a question that is half written stays as it is when the profile grows', async () => {
  const lines = Array.from({ length: 5 }, (_, place) => makeTwinLine({ id: `l-${String(place)}` }));
  const { user } = show({ lines });
  const question = await screen.findByRole('textbox', { name: 'What somebody asks you' });
  await user.type(question, 'When do you');
  lines.push(NOW);
  const interview = screen.getByRole('textbox', { name: 'Where do you live, and since when?' });
  await user.type(interview, 'In Lyon');
  await user.click(screen.getByRole('button', { name: /^Remember/ }));
  expect(await screen.findByText('You started a pottery course.')).toBeVisible();
  expect(question).toBeInTheDocument();
  expect(question).toHaveValue('When do you');
});

test('says so when nothing was told yet', async () => {
  show({ standsOn: { memories: 0, waiting: 0 } });
  expect(await screen.findByRole('heading', { name: 'Your twin knows nothing of you yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remember something' })).toHaveAttribute('href', '/memory');
});

test('says what failed, and tries again', async () => {
  server.use(...twinServer().handlers);
  server.use(http.get('/api/twin/profile', () => problem(500, 'internal', 'It broke.')));
  renderWithProviders(<TwinPage />, { at: '/twin-interface' });
  expect(await screen.findByText('Couldn’t load your profile')).toBeVisible();
  expect(screen.getByRole('button', { name: /try again/i })).toBeVisible();
});
