import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { makeMemory } from '../../../testing/factories/memory';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import type { AiDashboard } from '../api/ai-dashboard.api';
import { AiDashboardPage } from './ai-dashboard-page';

const CONVERSATION = '22222222-2222-4222-8222-222222222222';
const MESSAGE = '33333333-3333-4333-8333-333333333333';

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
    servers: [],
    ...changes,
  };
}

function open(dashboard = makeDashboard()): Rendered {
  server.use(
    ...memoryServer([makeMemory({ text: 'Ana lives in Porto.' })]).handlers,
    http.get('/api/ai-dashboard', () => HttpResponse.json(dashboard)),
    http.get('/api/memories/index', () =>
      HttpResponse.json({ model: 'lived', total: 1284, done: 1284, running: false, failed: [] }),
    ),
  );
  return renderWithProviders(
    <Routes>
      <Route path="/ai-dashboard" element={<AiDashboardPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: '/ai-dashboard' },
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

  it('says that it could not be loaded', async () => {
    open();
    server.use(http.get('/api/ai-dashboard', () => problem(400, 'broken', 'No.')));
    expect(await screen.findByText('Couldn’t load the AI dashboard')).toBeVisible();
  });
});
