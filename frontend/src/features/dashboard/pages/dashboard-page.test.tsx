import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ConversationDetail } from '../../../shared/chat/api/chat.api';
import type { Memory } from '../../../shared/memory/api/memory.api';
import { makeConversation } from '../../../testing/factories/conversation';
import { makeMemory } from '../../../testing/factories/memory';
import { chatServer } from '../../../testing/msw/handlers/chat';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { DashboardPage } from './dashboard-page';

function show(memories: Memory[], conversations: ConversationDetail[] = []): Rendered {
  server.use(...memoryServer(memories).handlers, ...chatServer(conversations).handlers);
  return renderWithProviders(
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
    </Routes>,
    { at: '/dashboard' },
  );
}

const capture = (): HTMLElement => screen.getByRole('textbox', { name: 'Tell your twin something' });
const askBox = (): HTMLElement => screen.getByRole('textbox', { name: 'Question to your twin' });

describe('DashboardPage', () => {
  it('shows a new account what to do first, and fills in the examples', async () => {
    const { user } = show([]);
    await user.click(await screen.findByRole('button', { name: 'Start with an example' }));
    expect(capture()).toHaveValue('My sister Ana is allergic to peanuts.');
    expect(capture()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    expect(askBox()).toHaveValue('What is Ana allergic to?');
    expect(askBox()).toHaveFocus();
  });

  it('shows a told memory at once and ticks the step', async () => {
    const { user } = show([]);
    await user.click(await screen.findByRole('button', { name: 'Start with an example' }));
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(await screen.findByRole('link', { name: /My sister Ana/ })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Done' })).toBeInTheDocument();
  });

  it('lists the five latest memories with their source, and how many there are', async () => {
    const memories = Array.from({ length: 7 }, (_, index) => makeMemory({ text: `Memory number ${index}.` }));
    show(memories, [makeConversation()]);
    const rows = within(await screen.findByRole('list')).getAllByRole('link');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent('Told by you');
    expect(rows[0]).toHaveAttribute('href', `/memory?memory=${memories[0]!.id}`);
    expect(screen.getByRole('link', { name: /7 memories/ })).toBeInTheDocument();
    expect(screen.queryByText('First steps')).not.toBeInTheDocument();
  });

  it('keeps capture at hand when the memories cannot be read', async () => {
    server.use(...memoryServer([makeMemory({ text: 'Call Ana.' })]).handlers, ...chatServer().handlers);
    server.use(http.get('/api/memories', () => problem(400, 'broken', 'No.'), { once: true }));
    const { user } = renderWithProviders(<DashboardPage />);
    expect(await screen.findByText('Your memories could not be read')).toBeInTheDocument();
    expect(capture()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Call Ana/ })).toBeInTheDocument();
  });
});
