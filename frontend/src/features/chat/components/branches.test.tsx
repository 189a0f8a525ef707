import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { makeConversation, makeMessage } from '../../../testing/factories/conversation';
import { chatServer } from '../../../testing/msw/handlers/chat';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { ConversationThread } from './conversation-thread';

function show(): Rendered & ReturnType<typeof chatServer> {
  const conversation = makeConversation({
    messages: [
      makeMessage({ text: 'Who is Zoe?' }),
      makeMessage({ role: 'twin', text: 'A friend.' }),
      makeMessage({ text: 'Where does she live?' }),
      makeMessage({ role: 'twin', text: 'In Porto.' }),
    ],
  });
  const api = chatServer([conversation]);
  server.use(...api.handlers);
  const thread = <ConversationThread conversationId={conversation.id} onOpenList={() => undefined} />;
  return Object.assign(api, renderWithProviders(thread, { at: `/ai-chat?conversation=${conversation.id}` }));
}

const thread = (): (string | null)[] =>
  screen
    .getAllByText(/Zoe|friend|live|Porto|Mia|cousin/, { selector: 'p' })
    .map(({ textContent }) => textContent);

async function edit({ user }: Rendered, text: string): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name: 'More with your message' });
  await user.click(first!);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const box = screen.getByRole('textbox', { name: 'Edit message' });
  await waitFor(() => expect(box).toHaveFocus());
  await user.clear(box);
  await user.type(box, text);
}

describe('branches of a conversation', () => {
  it('say a message differently, and come back to what was said before', async () => {
    const chat = show();
    chat.script = { pieces: ['A cousin.'], completed: {} };
    await edit(chat, 'Who is Mia?{Enter}');
    expect(await screen.findByText('A cousin.', { selector: 'p' })).toBeInTheDocument();
    await waitFor(() => expect(thread()).toEqual(['Who is Mia?', 'A cousin.']));

    const versions = await screen.findByRole('group', { name: 'Versions of your message' });
    expect(versions).toHaveTextContent('2/2');
    expect(within(versions).getByRole('button', { name: 'Next version' })).toBeDisabled();
    await chat.user.click(within(versions).getByRole('button', { name: 'Previous version' }));
    await waitFor(() =>
      expect(thread()).toEqual(['Who is Zoe?', 'A friend.', 'Where does she live?', 'In Porto.']),
    );
  });

  it('stay as they are when an edit is given up', async () => {
    const chat = show();
    await edit(chat, 'Who is Mia?{Escape}');
    expect(thread()).toEqual(['Who is Zoe?', 'A friend.', 'Where does she live?', 'In Porto.']);
  });

  it('keep an edit that could not be sent, and send it to the same place', async () => {
    const chat = show();
    server.use(
      http.post('/api/conversations/:id/messages', () => problem(503, 'unavailable', 'Restarting.'), {
        once: true,
      }),
    );
    await edit(chat, 'Who is Mia?{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. Restarting.');
    await chat.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(thread()).toEqual(['Who is Mia?']));
    expect(await screen.findByText('I don’t have that.', { selector: 'p' })).toBeInTheDocument();
  });

  it('try an answer again beside the first', async () => {
    const chat = show();
    await screen.findByText('In Porto.');
    chat.script = { pieces: ['In ', 'Porto, I think.'], completed: {} };
    const [, last] = screen.getAllByRole('article');
    await chat.user.click(within(last!).getByRole('button', { name: 'More with this answer' }));
    await chat.user.click(await screen.findByRole('menuitem', { name: 'Another answer' }));
    expect(await screen.findByText('In Porto, I think.', { selector: 'p' })).toBeInTheDocument();
    const versions = await screen.findByRole('group', { name: 'Versions of this answer' });
    expect(versions).toHaveTextContent('2/2');
    await chat.user.click(within(versions).getByRole('button', { name: 'Previous version' }));
    expect(await screen.findByText('In Porto.', { selector: 'p' })).toBeInTheDocument();
  });
});
