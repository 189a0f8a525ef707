import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { makeMemory } from '../../../testing/factories/memory';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { problem } from '../../../testing/msw/problem';
import { exactly } from '../../../testing/msw/list-total';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { SearchPage } from './search-page';

const octopus = makeMemory({ text: 'Grilled octopus in the courtyard. Jonas would not stop about it.' });
const ana = makeMemory({ text: 'Ana is allergic to peanuts.' });

function show(query = ''): Rendered {
  server.use(...memoryServer([octopus, ana]).handlers);
  return renderWithProviders(<SearchPage />, { at: `/memory/semantic-search${query}` });
}

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search your memories' });

describe('SearchPage', () => {
  it('starts with what was told lately', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('link', { name: 'Ana is allergic to peanuts' }));
    expect(field()).toHaveValue('Ana is allergic to peanuts');
    expect(await screen.findByText(/1 result in 12/)).toBeInTheDocument();
  });

  it('searches as one types and keeps the words in the address', async () => {
    const { user, address } = show();
    await user.type(field(), 'jonas');
    const result = await screen.findByRole('article');
    expect(within(result).getByRole('link', { name: 'Grilled octopus in the courtyard' })).toHaveAttribute(
      'href',
      `/memory?memory=${octopus.id}`,
    );
    expect(within(result).getByText('Jonas', { selector: 'mark' })).toBeInTheDocument();
    expect(within(result).getAllByText('Strong')).not.toHaveLength(0);
    expect(within(result).getByText('Words')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/memory/semantic-search?q=jonas'));
  });

  it('shows what was said in conversations with these words, unless a filter asks for memories', async () => {
    const said = {
      id: 'm1',
      role: 'twin',
      text: 'Jonas ate the octopus.',
      createdAt: new Date().toISOString(),
      conversation: { id: 'c1', title: 'The holiday' },
      highlights: [{ start: 0, end: 5 }],
    };
    const { user } = show('?q=jonas');
    server.use(
      http.post('/api/conversations/search', () => HttpResponse.json({ items: [said], ...exactly(7) })),
    );
    const section = within(await screen.findByRole('region', { name: 'In conversations' }));
    expect(section.getByRole('link', { name: said.text })).toHaveAttribute(
      'href',
      '/ai-chat?conversation=c1#message-m1',
    );
    expect(section.getByText(/^Your twin, .* in “The holiday”$/)).toBeInTheDocument();
    expect(section.getByText('The first 1 of 7 messages')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Meaning' }));
    expect(screen.queryByRole('region', { name: 'In conversations' })).not.toBeInTheDocument();
  });

  it('says of a guess that it is one', async () => {
    server.use(
      ...memoryServer([octopus, makeMemory({ text: 'Jonas likes octopus.', status: 'suggested' })]).handlers,
    );
    renderWithProviders(<SearchPage />, { at: '/memory/semantic-search?q=jonas' });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Suggestion, not reviewed' })).toHaveAttribute(
      'href',
      '/memory/review',
    );
  });

  it('shows what it understood as filters, to be taken away, and how many of each kind there are', async () => {
    const { user, address } = show('?q=jonas+tag:trip');
    server.use(
      http.post('/api/memories/search', async ({ request }) => {
        const { query } = (await request.json()) as { query: string };
        const parts = query.split(' ').filter((word) => word.includes(':'));
        return HttpResponse.json({
          items: [],
          kinds: [{ value: 'event', count: 14 }],
          understood: {
            words: 'jonas',
            filters: parts.map((text) => ({ text, field: text.split(':')[0], value: text.split(':')[1] })),
            notes: ['There’s no filter “colour”.'],
          },
          tookMs: 3,
          correctedQuery: null,
          note: null,
        });
      }),
    );
    const events = await screen.findByRole('button', { name: /Events\s*14/ });
    expect(screen.getByText('There’s no filter “colour”.')).toBeInTheDocument();
    await user.click(events);
    expect(field()).toHaveValue('jonas tag:trip kind:event');
    await user.click(await screen.findByRole('button', { name: 'Remove tag trip' }));
    await waitFor(() => expect(address()).toBe('/memory/semantic-search?q=jonas+kind%3Aevent'));
    await user.click(screen.getByRole('radio', { name: 'Exact' }));
    await waitFor(() => expect(address()).toBe('/memory/semantic-search?q=jonas+kind%3Aevent&in=exact'));
  });

  it('says how it searched', async () => {
    const { user } = show('?q=jonas');
    // Each way takes its own time: the sentence stands with the answer to what it says.
    const tookMs: Record<string, number> = { both: 20, exact: 30, meaning: 40 };
    server.use(
      http.post('/api/memories/search', async ({ request }) => {
        const { mode } = (await request.json()) as { mode: string };
        return HttpResponse.json({
          items: [{ memory: octopus, strength: 'strong', reasons: [], highlights: [] }],
          kinds: [],
          understood: { words: 'jonas', filters: [], notes: [] },
          tookMs: tookMs[mode],
          correctedQuery: null,
          note: null,
        });
      }),
    );
    expect(
      await screen.findByText(/^1 result in 20\sms, searched by meaning and words$/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Exact' }));
    expect(await screen.findByText(/^1 result in 30\sms, that say every word$/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Meaning' }));
    expect(await screen.findByText(/^1 result in 40\sms, searched by meaning$/)).toBeInTheDocument();
  });

  it('says nothing of strength where filters alone select', async () => {
    show('?q=kind:note');
    server.use(
      http.post('/api/memories/search', () =>
        HttpResponse.json({
          items: [{ memory: ana, strength: 'strong', reasons: [], highlights: [] }],
          kinds: [{ value: 'note', count: 1 }],
          understood: {
            words: '',
            filters: [{ text: 'kind:note', field: 'kind', value: 'note' }],
            notes: [],
          },
          tookMs: 3,
          correctedQuery: null,
          note: null,
        }),
      ),
    );
    const result = within(await screen.findByRole('article'));
    expect(result.getByRole('link', { name: /Ana is allergic/ })).toBeInTheDocument();
    expect(result.queryByText('Strong')).not.toBeInTheDocument();
    expect(result.queryByText('Why it matched')).not.toBeInTheDocument();
    expect(result.queryByRole('button', { name: /useful/i })).not.toBeInTheDocument();
    expect(screen.getByText(/the newest first/)).toBeInTheDocument();
  });

  it('looks for more like a result', async () => {
    const { user } = show('?q=jonas');
    server.use(
      http.get(`/api/memories/${octopus.id}/similar`, () =>
        HttpResponse.json({
          items: [{ memory: ana, strength: 'related', reasons: [], highlights: [] }],
          kinds: [],
          understood: { words: '', filters: [], notes: [] },
          tookMs: 3,
          correctedQuery: null,
          note: null,
        }),
      ),
    );
    await user.click(await screen.findByRole('link', { name: 'More like this' }));
    expect(
      await screen.findByRole('heading', { name: 'Like “Grilled octopus in the courtyard”' }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Ana is allergic/ })).toBeInTheDocument();
  });

  it('keeps recent searches on this device until they are cleared', async () => {
    const { user, unmount } = show();
    await user.type(field(), 'jonas{Enter}');
    await screen.findByRole('article');
    unmount();
    show();
    const recent = await screen.findByRole('region', { name: 'Recent searches' });
    expect(within(recent).getByRole('link', { name: 'jonas' })).toBeInTheDocument();
    await user.click(within(recent).getByRole('button', { name: 'Clear' }));
    expect(recent).not.toBeInTheDocument();
  });

  it('says plainly when nothing was found', async () => {
    show('?q=submarine');
    expect(await screen.findByRole('heading', { name: 'Nothing found for “submarine”' })).toBeInTheDocument();
  });

  it('says that nothing stands out when all is weak', async () => {
    show('?q=kangaroo');
    const weak = { memory: ana, strength: 'weak', reasons: [], highlights: [] };
    server.use(
      http.post('/api/memories/search', () =>
        HttpResponse.json({
          items: [weak],
          kinds: [],
          understood: { words: 'kangaroo', filters: [], notes: [] },
          tookMs: 3,
          correctedQuery: null,
          note: null,
        }),
      ),
    );
    const heading = 'Nothing clearly matches “kangaroo”. These come nearest:';
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ana is allergic/ })).toBeInTheDocument();
  });

  it('says which words were searched for instead of a typing error', async () => {
    show('?q=octopsu');
    server.use(
      http.post('/api/memories/search', () =>
        HttpResponse.json({
          items: [],
          kinds: [],
          understood: { words: '', filters: [], notes: [] },
          tookMs: 3,
          correctedQuery: 'octopus',
        }),
      ),
    );
    expect(await screen.findByText(/Showing results for/)).toHaveTextContent('Showing results for octopus');
  });

  it('ignores an answer that comes after the question has changed', async () => {
    const { user } = show('?q=ana');
    server.use(
      http.post('/api/memories/search', async ({ request }) => {
        const { query } = (await request.clone().json()) as { query: string };
        if (query !== 'ana') return undefined;
        await delay(600);
        return undefined;
      }),
    );
    await user.clear(field());
    await user.type(field(), 'jonas');
    expect(await screen.findByRole('link', { name: /octopus/ })).toBeInTheDocument();
    await delay(600);
    expect(screen.queryByRole('link', { name: /Ana is allergic/ })).not.toBeInTheDocument();
  });

  it('offers to try again', async () => {
    server.use(...memoryServer([ana]).handlers);
    server.use(http.post('/api/memories/search', () => problem(400, 'broken', 'No.'), { once: true }));
    const { user } = renderWithProviders(<SearchPage />, { at: '/memory/semantic-search?q=ana' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Ana is allergic/ })).toBeInTheDocument();
  });

  it('walks through the results with the arrow keys', async () => {
    const { user } = show('?q=e');
    const [first, second] = await screen.findAllByRole('link', { name: /octopus|Ana/ });
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
  });
});
