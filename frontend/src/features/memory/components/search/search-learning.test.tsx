import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { makeMemory } from '../../../../testing/factories/memory';
import { memoryServer } from '../../../../testing/msw/handlers/memory';
import { searchLearningServer } from '../../../../testing/msw/handlers/search-learning';
import { problem } from '../../../../testing/msw/problem';
import { server } from '../../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../../testing/render';
import { SearchResults } from './search-results';

const ana = makeMemory({ text: 'Ana is allergic to peanuts.' });

function show(): Rendered & { judgements: Map<string, boolean> } {
  const { handlers, judgements } = searchLearningServer();
  server.use(...handlers, ...memoryServer([ana]).handlers);
  return { ...renderWithProviders(<SearchResults query="ana" />), judgements };
}

const result = (): Promise<HTMLElement> => screen.findByRole('article');

describe('saying whether a result was meant', () => {
  it('is noted, and can be undone', async () => {
    const { user, judgements } = show();
    await user.click(within(await result()).getByRole('button', { name: 'Useful' }));
    expect(await screen.findByText('Noted: useful.')).toBeInTheDocument();
    expect(judgements.get(ana.id)).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Not what I meant' })).toBeInTheDocument();
    expect(judgements.size).toBe(0);
  });

  it('is asked for again when it could not be noted', async () => {
    const { user, judgements } = show();
    server.use(http.post('/api/memories/search/feedback', () => problem(500, 'broken', 'No.')));
    await user.click(within(await result()).getByRole('button', { name: 'Not what I meant' }));
    expect(await screen.findByRole('button', { name: 'Not what I meant' })).toBeEnabled();
    expect(judgements.size).toBe(0);
  });
});

describe('what the search has learned', () => {
  it('is nothing at first', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Learned search preferences' }));
    const panel = await screen.findByRole('dialog', { name: 'Learned search preferences' });
    expect(await within(panel).findByText(/^Nothing yet/)).toBeInTheDocument();
    expect(within(panel).queryByRole('button', { name: 'Reset search preferences' })).not.toBeInTheDocument();
  });

  it('is shown in words, and forgotten', async () => {
    const { user, judgements } = show();
    judgements.set(ana.id, true);
    await user.click(await screen.findByRole('button', { name: 'Learned search preferences' }));
    expect(await screen.findByText('1.1 times as much as usual')).toBeInTheDocument();
    expect(screen.getByText(/^From 1 result you judged/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Reset search preferences' }));
    expect(await screen.findByRole('button', { name: 'Learned search preferences' })).toBeInTheDocument();
    expect(judgements.size).toBe(0);
  });
});
