import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { ConversationDetail } from '../../../shared/chat/api/chat.api';
import { makeConversation } from '../../../testing/factories/conversation';
import { chatServer } from '../../../testing/msw/handlers/chat';
import { exactly } from '../../../testing/msw/list-total';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { ConversationMenu } from './conversation-menu';
import { ConversationPane } from './conversation-list';

function show(conversations: ConversationDetail[]): Rendered {
  server.use(...chatServer(conversations).handlers);
  return renderWithProviders(<ConversationPane openId={null} />, { at: '/ai-chat' });
}

describe('the list of conversations', () => {
  it('begins with what is pinned', async () => {
    show([makeConversation({ title: 'Lyon' }), makeConversation({ title: 'Porto', status: 'pinned' })]);
    const pinned = await screen.findByRole('region', { name: 'Pinned' });
    expect(within(pinned).getByRole('link')).toHaveTextContent('Porto');
    const today = await screen.findByRole('region', { name: 'Today' });
    expect(within(today).getByRole('link')).toHaveTextContent('Lyon');
  });

  it('says that there is none', async () => {
    show([]);
    expect(await screen.findByText('No conversations yet')).toBeInTheDocument();
  });

  it('opens the archive and leaves it again', async () => {
    const { user } = show([
      makeConversation({ title: 'Lyon' }),
      makeConversation({ title: 'Old', status: 'archived' }),
    ]);
    await screen.findByRole('link', { name: /Lyon/ });
    expect(screen.queryByRole('link', { name: /Old/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All conversations' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archived' }));
    expect(await screen.findByRole('link', { name: /Old/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('link', { name: /Lyon/ })).toBeInTheDocument();
  });

  it('finds by titles and by messages, and leads to the message', async () => {
    const porto = makeConversation({ title: 'Porto' });
    const { user } = show([porto]);
    server.use(
      http.post('/api/conversations/search', () => {
        const found = {
          ...{ id: 'm-1', role: 'user', text: 'We go to Porto in May.', createdAt: porto.createdAt },
          conversation: { id: 'c-2', title: 'Plans' },
          highlights: [{ start: 9, end: 14 }],
        };
        return HttpResponse.json({ items: [found], ...exactly(1), conversations: [porto] });
      }),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'porto');
    const messages = await screen.findByRole('region', { name: 'Messages' });
    expect(within(messages).getByRole('link')).toHaveAttribute(
      'href',
      '/ai-chat?conversation=c-2#message-m-1',
    );
    const titles = screen.getByRole('region', { name: 'Titles' });
    expect(within(titles).getByRole('link')).toHaveTextContent('Porto');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('region', { name: 'Today' })).toBeInTheDocument();
  });

  it('says that nothing was found', async () => {
    const { user } = show([]);
    server.use(
      http.post('/api/conversations/search', () =>
        HttpResponse.json({ items: [], ...exactly(0), conversations: [] }),
      ),
    );
    await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'porto');
    expect(await screen.findByText('No conversation has these words.')).toBeInTheDocument();
  });
});

describe('the menu of a conversation', () => {
  it('pins, archives and exports', async () => {
    const conversation = makeConversation();
    server.use(...chatServer([conversation]).handlers);
    const { user } = renderWithProviders(<ConversationMenu conversation={{ ...conversation }} />);
    const choose = async (name: string): Promise<void> => {
      await user.click(screen.getByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Pin');
    await waitFor(() => expect(conversation.status).toBe('pinned'));
    await choose('Archive');
    await waitFor(() => expect(conversation.status).toBe('archived'));
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Export as Markdown' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/api/conversations/${conversation.id}/export.md$`)),
    );
  });
});
