import { screen, within } from '@testing-library/react';
import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { makeMemory } from '../../../testing/factories/memory';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { problem } from '../../../testing/msw/problem';
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
    expect(address()).toBe('/memory/semantic-search?q=jonas');
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
        HttpResponse.json({ items: [weak], tookMs: 3, correctedQuery: null }),
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
        HttpResponse.json({ items: [], tookMs: 3, correctedQuery: 'octopus' }),
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
