import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { ModelStatus } from '../api/model.api';
import { makeModelStatus } from '../../../testing/factories/model-status';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import type { Rendered } from '../../../testing/render';
import { renderSignedIn } from '../../../testing/render-signed-in';
import { ModelPage } from './model-page';

function serve(status: Partial<ModelStatus>): void {
  server.use(http.get('/api/model', () => HttpResponse.json(makeModelStatus(status))));
}
function open(status: Partial<ModelStatus>): Rendered {
  serve(status);
  return renderSignedIn(<ModelPage />, { at: '/settings/language-model' });
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('tells how the model did on the last day', async () => {
  open({
    lastDay: {
      answered: 12,
      failed: 1,
      medianFirstMs: 430,
      medianWholeMs: 2_100,
      inputTokens: 24_000,
      outputTokens: 900,
    },
  });
  expect(await screen.findByText('qwen3:4b')).toBeVisible();
  expect(screen.getByText('Reachable')).toBeVisible();
  expect(screen.getByText('12 answers')).toBeVisible();
  expect(screen.getByText('1 more it couldn’t give; your twin answered instead.')).toBeVisible();
  expect(screen.getByText('First word after 0.4 seconds, all of it after 2.1 seconds')).toBeVisible();
  expect(screen.getByText('24,000 read, 900 written')).toBeVisible();
});

test('says what is sent, and that it is away', async () => {
  open({ isReachable: false });
  expect((await section('Language model')).getByText('Away')).toBeVisible();
  expect(screen.getByText('Until it is back, your twin answers by itself.')).toBeVisible();
  expect(screen.getByText('0 answers')).toBeVisible();
  expect(screen.queryByText('How fast')).not.toBeInTheDocument();
  expect((await section('What it gets to read')).getByText('Names and rooms of your devices')).toBeVisible();
});

test('says that there is none, and then speaks of nothing that is sent', async () => {
  open({ name: null, isReachable: false });
  expect(await screen.findByText('None is set up')).toBeVisible();
  expect(screen.getByText(/^Your administrator can add one\./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What it gets to read' })).not.toBeInTheDocument();
});

test('can be looked up again when that failed', async () => {
  server.use(http.get('/api/model', () => problem(500, 'internal', 'Something went wrong.')));
  const { user } = renderSignedIn(<ModelPage />, { at: '/settings/language-model' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the language model');
  expect(screen.getByRole('link', { name: 'Language model' })).toHaveAttribute('aria-current', 'page');

  serve({});
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('qwen3:4b')).toBeVisible();
});

test('lists what its server offers, the one in use marked', async () => {
  server.use(
    http.get('/api/model/models', () =>
      HttpResponse.json({ items: [{ name: 'qwen3:4b' }, { name: 'llama3.2:3b' }] }),
    ),
  );
  open({});
  const [own, other] = await (await section('What its server offers')).findAllByRole('listitem');
  expect(own).toHaveTextContent('qwen3:4bIn use');
  expect(other).toHaveTextContent('llama3.2:3b');
});
