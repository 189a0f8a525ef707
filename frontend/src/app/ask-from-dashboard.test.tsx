import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ConversationDetail } from '../shared/chat/api/chat.api';
import { ChatPage } from '../features/chat/pages/chat-page';
import { DashboardPage } from '../features/dashboard/pages/dashboard-page';
import { makeMemory } from '../testing/factories/memory';
import { chatServer } from '../testing/msw/handlers/chat';
import { memoryServer } from '../testing/msw/handlers/memory';
import { server } from '../testing/msw/server';
import { renderWithProviders } from '../testing/render';

it('takes a question from the dashboard to the chat, which asks it once', async () => {
  const conversations: ConversationDetail[] = [];
  server.use(...memoryServer([makeMemory()]).handlers, ...chatServer(conversations).handlers);
  const { user, address } = renderWithProviders(
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/ai-chat" element={<ChatPage />} />
    </Routes>,
    { at: '/dashboard' },
  );

  await user.type(
    screen.getByRole('textbox', { name: 'Tell or ask your twin' }),
    'What is Ana allergic to?{Enter}',
  );

  await waitFor(() => expect(conversations[0]?.messages).toHaveLength(2));
  await waitFor(() => expect(address()).toBe(`/ai-chat?conversation=${conversations[0]!.id}`));
  expect(conversations).toHaveLength(1);
  expect(conversations[0]?.messages[0]?.text).toBe('What is Ana allergic to?');
});
