import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ConversationDetail } from '../../../shared/chat/api/chat.api';
import { makeConversation } from '../../../testing/factories/conversation';
import { chatServer } from '../../../testing/msw/handlers/chat';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { ChatPage } from '../pages/chat-page';

function show(
  conversations: ConversationDetail[] = [],
  query = '',
): Rendered & ReturnType<typeof chatServer> {
  const api = chatServer(conversations);
  server.use(...api.handlers);
  const page = (
    <Routes>
      <Route path="/ai-chat" element={<ChatPage />} />
    </Routes>
  );
  return Object.assign(api, renderWithProviders(page, { at: `/ai-chat${query}` }));
}

const composer = (): HTMLElement => screen.getByRole('textbox', { name: 'Message to your twin' });
const chip = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

describe('the chips of what answers may read', () => {
  it('are all on, and count from the first question of a new conversation', async () => {
    const chat = show();
    expect(await chip('Memory')).toHaveAttribute('aria-pressed', 'true');
    expect(await chip('Home')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('group', { name: 'Context for answers' })).toBeInTheDocument();

    await chat.user.click(await chip('Memory'));
    expect(await chip('Memory')).toHaveAttribute('aria-pressed', 'false');
    await chat.user.type(composer(), 'Who is Zoe?{Enter}');
    await screen.findByRole('article');
    expect(chat.conversations[0]).toMatchObject({ disabledContexts: ['memory'] });
    expect(chat.asked).toMatchObject([{ text: 'Who is Zoe?', disabledContexts: ['memory'] }]);
    expect(await chip('Memory')).toHaveAttribute('aria-pressed', 'false');
  });

  it('are kept with the conversation, and go along before the server has heard of them', async () => {
    const conversation = makeConversation({ disabledContexts: ['home'] });
    const chat = show([conversation], `?conversation=${conversation.id}`);
    await waitFor(async () => expect(await chip('Home')).toHaveAttribute('aria-pressed', 'false'));

    await chat.user.click(await chip('Memory'));
    expect(await chip('Memory')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(conversation.disabledContexts).toEqual(['memory', 'home']));
    await chat.user.click(await chip('Home'));
    await chat.user.type(composer(), 'Who is Zoe?{Enter}');
    await waitFor(() => expect(chat.asked).toMatchObject([{ disabledContexts: ['memory'] }]));
  });

  it('go back to what the server has when that fails', async () => {
    const conversation = makeConversation();
    const chat = show([conversation], `?conversation=${conversation.id}`);
    await screen.findByRole('heading', { level: 1, name: conversation.title });
    server.use(http.patch('/api/conversations/:id', () => problem(500, 'internal', 'Something went wrong.')));
    await chat.user.click(await chip('Memory'));
    await waitFor(async () => expect(await chip('Memory')).toHaveAttribute('aria-pressed', 'true'));
  });
});
