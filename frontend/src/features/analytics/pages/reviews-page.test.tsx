import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import type { Review } from '../api/reviews.api';
import { ReviewsPage } from './reviews-page';

const WEEKS = [
  { from: '2026-11-23', to: '2026-11-29', days: 5 },
  { from: '2026-11-16', to: '2026-11-22', days: 7 },
];

function makeReview(changes: Partial<Review> = {}): Review {
  return {
    ...{ kind: 'week', from: '2026-11-23', to: '2026-11-29', isOver: true, isSample: false },
    madeAt: '2026-11-30T06:00:00.000Z',
    figures: [
      {
        ...{ key: 'body:sleep-duration', domain: 'body', label: 'Sleep', unit: 'h', decimals: 1 },
        ...{ mean: 6.5, days: 6, before: { mean: 7, days: 7 } },
      },
    ],
    people: [{ name: 'Jonas', days: 2 }],
    ...{ memoryCount: 9, findings: [], markdown: '# Week\n' },
    memories: [
      { id: '11111111-1111-4111-8111-111111111111', text: 'Dinner with Jonas.', date: '2026-11-24' },
    ],
    ...changes,
  };
}

function serve(review = makeReview(), periods = WEEKS): void {
  server.use(
    http.get('/api/life-reviews/:kind', () => HttpResponse.json({ items: periods })),
    http.get('/api/life-reviews/:kind/:date', ({ params }) =>
      HttpResponse.json({ ...review, from: String(params.date) }),
    ),
  );
}

function open(at = '/analytics/reviews'): Rendered {
  return renderWithProviders(
    <Routes>
      <Route path="/analytics/reviews/:kind?/:date?" element={<ReviewsPage />} />
    </Routes>,
    { at },
  );
}

describe('reviews', () => {
  it('show the latest week beside the one before, with what leads further', async () => {
    serve();
    open();
    const table = await screen.findByRole('table', { name: 'In figures' });
    expect(within(table).getByRole('row', { name: /Sleep/ })).toHaveTextContent(
      '6 h 30' + '6' + '30 min less than the week before',
    );
    expect(screen.getByText('Jonas (2 days)')).toBeVisible();
    expect(screen.getByRole('link', { name: /Dinner with Jonas/ })).toHaveAttribute(
      'href',
      expect.stringContaining('memory='),
    );
  });

  it('lead to another week by its address', async () => {
    serve();
    const { user, address } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Which week' }), '2026-11-16');
    expect(address()).toBe('/analytics/reviews/week/2026-11-16');
  });

  it('are kept in one’s own words, and what is refused stays written', async () => {
    serve();
    const kept: unknown[] = [];
    server.use(
      http.post('/api/memories', async ({ request }) => {
        kept.push(await request.json());
        return kept.length === 1 ? problem(400, 'broken', 'No.') : HttpResponse.json({}, { status: 201 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Keep as a memory' }));
    const box = await screen.findByRole('textbox', { name: 'In your own words' });
    await user.type(box, 'A good week.');
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(await screen.findByText('No.')).toBeVisible();
    expect(box).toHaveValue('# Week\nA good week.');
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(kept.at(-1)).toMatchObject({ text: '# Week\nA good week.', tags: ['review'] });
  });

  it('say that there is nothing to review, and what could not be loaded', async () => {
    serve(makeReview(), []);
    const { unmount } = open();
    expect(await screen.findByText('Nothing to review yet')).toBeVisible();
    unmount();
    server.use(http.get('/api/life-reviews/:kind', () => problem(400, 'broken', 'No.')));
    open();
    expect(await screen.findByText('Couldn’t load your reviews')).toBeVisible();
  });
});
