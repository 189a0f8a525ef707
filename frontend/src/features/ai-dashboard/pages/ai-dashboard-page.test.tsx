import { Toaster } from '@twyn/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { makeIdentityUser } from '../../../testing/fake-identity';
import { makeMemory } from '../../../testing/factories/memory';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { searchLearningServer } from '../../../testing/msw/handlers/search-learning';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import type { AiDashboard, ModelStatus, ModelUsage } from '../api/ai-dashboard.api';
import { AiDashboardPage } from './ai-dashboard-page';

const CONVERSATION = '22222222-2222-4222-8222-222222222222';
const MESSAGE = '33333333-3333-4333-8333-333333333333';

const MODEL: ModelStatus = {
  ...{ name: 'llama', isReachable: true, own: null, isOwnAllowed: false },
  lastDay: {
    ...{ answered: 12, failed: 1, medianFirstMs: 420, medianWholeMs: 2_300 },
    ...{ inputTokens: 15_200, outputTokens: 1_810 },
  },
};
const USAGE: ModelUsage = {
  days: [
    {
      ...{ date: '2026-11-20', answered: 12, inputTokens: 15_200, outputTokens: 1_810 },
      ...{ medianFirstMs: 420, p95FirstMs: 1_900 },
    },
  ],
};
const CHECKED = {
  items: [],
  check: {
    ...{ lags: [0], minDays: 30, mostDays: 0, pairs: 0, tests: 0, refused: [], waiting: [] },
    ranAt: null,
  },
};
const LEFT: AiDashboard['left'] = [
  {
    ...{
      host: 'api.example.com',
      port: 443,
      place: 'outside',
      part: 'language-model',
      calls: 31,
      unanswered: 2,
    },
    ...{ bytesSent: 1_240_000, bytesReceived: 80_000, lastAt: '2026-11-20T10:00:00.000Z' },
  },
];

function makeDashboard(changes: Partial<AiDashboard> = {}): AiDashboard {
  return {
    ...{ days: 28, learned: { week: 14, total: 1284 } },
    answers: { total: 44, withSources: 41, closest: 1, ratings: { up: 31, down: 4 } },
    questions: [{ date: '2026-11-20', count: 5 }],
    unanswered: [
      {
        ...{ messageId: MESSAGE, conversationId: CONVERSATION },
        ...{ question: 'When does my passport end?', askedAt: '2026-11-20T10:00:00.000Z' },
      },
    ],
    areas: [{ area: 'memories', count: 1284, latest: '2026-11-20T10:00:00.000Z' }],
    sources: [{ source: 'form', count: 1284 }],
    ...{ servers: [], left: [] },
    ...changes,
  };
}

function open(dashboard = makeDashboard(), role: 'user' | 'admin' = 'user'): Rendered {
  const user = { ...makeIdentityUser(), role, firebaseOnly: false };
  const auth = { isOpeningSession: false, sessionProblem: null, error: null, hasLeft: false };
  const learning = searchLearningServer();
  learning.judgements.set('one', true);
  server.use(
    http.get('/api/memories/index', () =>
      HttpResponse.json({ model: 'lived', total: 1284, done: 1284, running: false, failed: [] }),
    ),
    ...memoryServer([makeMemory({ text: 'Ana lives in Porto.' })]).handlers,
    http.get('/api/ai-dashboard', () => HttpResponse.json(dashboard)),
    http.get('/api/model', () => HttpResponse.json(MODEL)),
    http.get('/api/model/usage', () => HttpResponse.json(USAGE)),
    http.get('/api/brief', () => HttpResponse.json({ date: '2026-11-20', lines: [], hidden: 0 })),
    http.get('/api/life-reviews/week', () =>
      HttpResponse.json({ items: [{ from: '2026-11-09', to: '2026-11-15', days: 7 }] }),
    ),
    http.get('/api/reminders', () => HttpResponse.json({ items: [] })),
    http.get('/api/findings', () => HttpResponse.json(CHECKED)),
    http.get('/api/imports', () => HttpResponse.json({ items: [], nextCursor: null })),
    http.get('/api/reading-imports', () =>
      HttpResponse.json({ items: [{ fileName: 'export.zip', status: 'running' }], nextCursor: null }),
    ),
    ...learning.handlers,
  );
  return renderWithProviders(
    <>
      <Routes>
        <Route path="/ai-dashboard" element={<AiDashboardPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Toaster />
    </>,
    { at: '/ai-dashboard', state: { auth: { ...auth, user, status: 'signedIn' } } },
  );
}

describe('the AI dashboard', () => {
  it('says what was learned, how well it answers, and that nothing can leave', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: '14 things learned this week' }),
    ).toBeVisible();
    const figures = screen.getByRole('group', { name: 'In figures' });
    expect(figures).toHaveTextContent('41of 44');
    expect(figures).toHaveTextContent('31 rated good, 4 poor, 9 not rated');
    expect(await screen.findByRole('link', { name: /Ana lives in Porto/ })).toBeVisible();
    expect(screen.getByText('Nothing is set up that anything of yours could be sent to.')).toBeVisible();
  });

  it('leads from a question without an answer to telling it', async () => {
    const { user, address, store } = open();
    const card = await screen.findByRole('region', { name: 'Not answered' });
    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringContaining(CONVERSATION));
    await user.click(within(card).getByRole('button', { name: 'Tell it: When does my passport end?' }));
    expect(address()).toBe('/dashboard');
    expect(JSON.stringify(store.getState())).toContain('When does my passport end?');
  });

  it('names what is sent outside', async () => {
    open(makeDashboard({ servers: [{ part: 'language-model', host: 'api.example.com', place: 'outside' }] }));
    const table = await screen.findByRole('table', { name: 'Servers that are set up' });
    expect(within(table).getByRole('row', { name: /Language model/ })).toHaveTextContent('api.example.com');
  });

  it('says that nothing left, and asks for no calls unasked', async () => {
    open();
    const card = await screen.findByRole('region', { name: 'What left this server' });
    expect(within(card).getByText('Nothing left this server.')).toBeVisible();
    expect(within(card).queryByRole('table')).not.toBeInTheDocument();
  });

  it('counts what left by machine, and shows each call a page at a time', async () => {
    const call = {
      ...{ host: 'api.example.com', port: 443, place: 'outside', part: null, tookMs: 700 },
      ...{ at: '2026-11-20T10:00:00.000Z', bytesSent: 40_000, bytesReceived: 2_000 },
      ...{ outcome: 'refused', status: 429, reason: 'answer', withheld: null },
    };
    const kept = {
      outcome: 'withheld',
      status: null,
      reason: null,
      part: 'embeddings',
      withheld: 'temporary',
    };
    const { user } = open(makeDashboard({ left: LEFT }));
    server.use(
      http.get('/api/ai-dashboard/outside-calls', ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('cursor') === 'next'
            ? { items: [{ ...call, id: 'two', ...kept }], nextCursor: null }
            : { items: [{ ...call, id: 'one' }], nextCursor: 'next' },
        ),
      ),
    );
    const card = within(await screen.findByRole('region', { name: 'What left this server' }));
    expect(card.getByText('31 calls to 1 machine: 1.2 MB sent.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Show each call' }));
    const calls = within(await card.findByRole('table', { name: 'Calls to other machines' }));
    expect(calls.getAllByRole('row')).toHaveLength(2);
    expect(calls.getByRole('cell', { name: 'Refused (429)' })).toBeVisible();
    expect(calls.getByRole('cell', { name: 'An answer in a chat' })).toBeVisible();
    expect(card.getByRole('cell', { name: '31, 2 in vain' })).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(calls.getAllByRole('row')).toHaveLength(3));
    expect(calls.getByRole('cell', { name: 'Not sent: temporary chat' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('tells what the language model took, and what is under way', async () => {
    open();
    const model = await screen.findByRole('region', { name: 'Language model' });
    expect(await within(model).findByText('llama, of this server, answers.')).toBeVisible();
    expect(model).toHaveTextContent('12, and 1 time by rules after all');
    expect(model).toHaveTextContent('0.4 s');
    const work = screen.getByRole('region', { name: 'Work in the background' });
    expect(await within(work).findByText('export.zip: running.')).toBeVisible();
    await waitFor(() => expect(work).toHaveTextContent('All 1,284 done.'));
    expect(work).toHaveTextContent('Nothing to say this morning.');
    expect(work).toHaveTextContent('1 week to review, the last up to');
    expect(await screen.findByText(/15,200 tokens read and 1,810 written on 1 day/)).toBeVisible();
    expect(screen.getByText(/95 of 100 within 1\.9 s/)).toBeVisible();
  });

  it('shows the calls of the server to its admins alone', async () => {
    const view = open();
    await screen.findByRole('region', { name: 'What left this server' });
    expect(screen.queryByRole('region', { name: 'Calls of the server' })).not.toBeInTheDocument();
    view.unmount();

    const { user } = open(makeDashboard(), 'admin');
    server.use(http.get('/api/admin/system-calls', () => HttpResponse.json({ items: [], nextCursor: null })));
    await user.click(await screen.findByRole('button', { name: 'Show the server’s calls' }));
    expect(await screen.findByText('None in the last 30 days.')).toBeVisible();
  });

  it('resets how search ranks', async () => {
    const { user } = open();
    const card = within(await screen.findByRole('region', { name: 'How search ranks for you' }));
    await user.click(await card.findByRole('button', { name: 'Reset search preferences' }));
    expect(await screen.findByText('Search preferences reset.')).toBeInTheDocument();
  });

  it('forgets what was learned, and takes that back', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^More for Ana lives in Porto/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Forget' }));
    expect(await screen.findByText('Forgotten')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /Ana lives in Porto/ })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: /Ana lives in Porto/ })).toBeVisible();
  });

  it('says that it could not be loaded', async () => {
    open();
    server.use(http.get('/api/ai-dashboard', () => problem(400, 'broken', 'No.')));
    expect(await screen.findByText('Couldn’t load the AI dashboard')).toBeVisible();
  });
});
