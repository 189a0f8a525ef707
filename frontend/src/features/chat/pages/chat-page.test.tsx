import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { ConversationDetail } from '../../../shared/chat/api/chat.api';
import { notify } from '../../../lib/notify';
import { makeConversation, makeMessage } from '../../../testing/factories/conversation';
import { makeMemory } from '../../../testing/factories/memory';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { chatServer, eventStream } from '../../../testing/msw/handlers/chat';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { selectDraft } from '../../../shared/drafts/drafts.slice';
import { chatDraft } from '../lib/chat-draft';
import { ChatPage } from './chat-page';

const citation = {
  number: 1,
  memoryId: 'm-1',
  title: 'Ana is allergic to peanuts',
  quote: 'Ana is allergic to peanuts.',
  recordedAt: '2026-03-04T18:22:00Z',
  kind: null,
};

function show(
  conversations: ConversationDetail[] = [],
  query = '',
): Rendered & ReturnType<typeof chatServer> {
  const api = chatServer(conversations);
  const memories = memoryServer([
    makeMemory({ id: 'm-1', text: 'We had lunch. Ana is allergic to peanuts.' }),
  ]);
  server.use(...api.handlers, ...memories.handlers);
  const page = (
    <Routes>
      <Route path="/ai-chat" element={<ChatPage />} />
      <Route path="/memory" element={<h1>Memory</h1>} />
    </Routes>
  );
  return Object.assign(api, renderWithProviders(page, { at: `/ai-chat${query}` }));
}

const composer = (): HTMLElement => screen.getByRole('textbox', { name: 'Message to your twin' });
const answers = (): Promise<HTMLElement[]> => screen.findAllByRole('article');

describe('ChatPage', () => {
  it('begins a conversation with the first question and shows the answer with its source', async () => {
    const chat = show();
    chat.script = {
      pieces: ['Ana is allergic ', 'to peanuts [', '1].'],
      completed: { citations: [citation] },
    };
    await chat.user.type(composer(), 'What is Ana allergic to?{Enter}');

    const [answer] = await answers();
    await waitFor(() => expect(answer).toHaveTextContent('Ana is allergic to peanuts1.'));
    expect(screen.getByText('What is Ana allergic to?', { selector: 'p' })).toBeInTheDocument();
    await waitFor(() =>
      expect(chat.address()).toBe(`/ai-chat?conversation=${chat.conversations[0]?.id ?? ''}`),
    );
    expect(composer()).toHaveValue('');
    expect(composer()).toHaveFocus();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'What is Ana allergic to?' }),
    ).toBeInTheDocument();

    await chat.user.click(
      within(answer!).getByRole('link', { name: 'Source 1, Ana is allergic to peanuts' }),
    );
    // The chat stays where it is.
    const panel = await screen.findByRole('dialog', { name: 'Source 1' });
    expect(await within(panel).findByText('Ana is allergic to peanuts.', { selector: 'mark' })).toBeVisible();
    expect(chat.address()).toContain(`/ai-chat?conversation=${chat.conversations[0]?.id ?? ''}&source=`);
    expect(within(panel).getByRole('link', { name: 'Open in Memory' })).toHaveAttribute(
      'href',
      '/memory?memory=m-1',
    );
    await chat.user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(chat.address()).toBe(`/ai-chat?conversation=${chat.conversations[0]?.id ?? ''}`);
  });

  it('says plainly that an answer stands on nothing', async () => {
    const chat = show();
    await chat.user.type(composer(), 'Where is the yard?{Enter}');
    const [answer] = await answers();
    await waitFor(() => expect(answer).toHaveTextContent(/no source/));
    expect(within(answer!).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows what was remembered and leads to it', async () => {
    const chat = show();
    chat.script = {
      pieces: ['I’ll remember that.'],
      completed: {
        actions: [{ kind: 'memory.created', memoryId: 'm-2', text: 'Ana is allergic to peanuts.' }],
      },
    };
    await chat.user.type(composer(), 'Remember that Ana is allergic to peanuts{Enter}');
    expect(await screen.findByRole('group', { name: 'Remembered' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ana is allergic to peanuts.' })).toHaveAttribute(
      'href',
      '/memory?memory=m-2',
    );
  });

  it('puts a question back to be asked differently, but not over what is being written', async () => {
    const chat = show();
    chat.script = {
      pieces: ['Nothing for sure. Closest I have:\n\n“Ana is allergic to peanuts.” [1]'],
      completed: { isClosest: true, citations: [citation] },
    };
    await chat.user.type(composer(), 'What can Ana not eat?{Enter}');
    const differently = await screen.findByRole('button', { name: 'Ask differently' });
    await chat.user.click(differently);
    expect(composer()).toHaveValue('What can Ana not eat?');
    expect(composer()).toHaveFocus();
    await chat.user.clear(composer());
    await chat.user.type(composer(), 'Which food');
    await chat.user.click(differently);
    expect(composer()).toHaveValue('Which food');
    expect(composer()).toHaveFocus();
  });

  it('says what was learnt, and leads to it in the review', async () => {
    const chat = show();
    chat.script = {
      pieces: ['I haven’t stored that yet.'],
      completed: {
        actions: [
          { kind: 'memory.suggested', memoryId: 'm-3' },
          { kind: 'memory.suggested', memoryId: 'm-4' },
        ],
      },
    };
    await chat.user.type(composer(), 'I moved to Lyon. I am a nurse.{Enter}');
    expect(await screen.findByRole('link', { name: '2 suggestions in your review' })).toHaveAttribute(
      'href',
      '/memory/review?memory=m-3',
    );
    expect(screen.queryByText('Remembered')).not.toBeInTheDocument();
  });

  it('breaks the line with Shift and Enter', async () => {
    const chat = show();
    await chat.user.type(composer(), 'One{Shift>}{Enter}{/Shift}Two');
    expect(composer()).toHaveValue('One\nTwo');
    expect(chat.conversations).toHaveLength(0);
  });

  it('fills the composer with an example without sending it', async () => {
    const chat = show();
    await chat.user.click(await screen.findByRole('button', { name: 'My birthday is on …' }));
    expect(composer()).toHaveValue('My birthday is on ');
    expect(composer()).toHaveFocus();
    expect(chat.conversations).toHaveLength(0);
  });

  it('keeps a question that could not be sent, and asks once however often it is tried', async () => {
    const conversation = makeConversation();
    const chat = show([conversation], `?conversation=${conversation.id}`);
    await screen.findByRole('heading', { level: 1, name: conversation.title });
    server.use(http.post('/api/conversations/:id/messages', () => HttpResponse.error(), { once: true }));

    await chat.user.type(composer(), 'Where is the yard?{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. Can’t reach your twin.');

    await chat.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(conversation.messages).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText('Where is the yard?')).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes a question that could not be sent back into the composer', async () => {
    const chat = show();
    server.use(http.post('/api/conversations', () => problem(503, 'unavailable', 'The twin is restarting.')));
    await chat.user.type(composer(), 'Where is the yard?{Enter}');
    await chat.user.click(await screen.findByRole('button', { name: 'Edit' }, { timeout: 2000 }));
    expect(composer()).toHaveValue('Where is the yard?');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stops watching and shows the whole answer later', async () => {
    const conversation = makeConversation();
    const chat = show([conversation], `?conversation=${conversation.id}`);
    await screen.findByRole('heading', { level: 1, name: conversation.title });
    let goOn = (): void => undefined;
    chat.script = {
      pieces: ['First half. ', 'Second half.'],
      completed: {},
      pause: new Promise((resolve) => (goOn = resolve)),
    };

    await chat.user.type(composer(), 'Tell me{Enter}');
    await screen.findByText('First half.');
    await chat.user.click(screen.getByRole('button', { name: 'Stop' }));
    goOn();
    expect(await screen.findByText('You stopped here. The full answer is saved.')).toBeInTheDocument();
    expect(screen.queryByText(/Second half/)).not.toBeInTheDocument();

    await chat.user.click(screen.getByRole('button', { name: 'Show it' }));
    const [answer] = await answers();
    await waitFor(() => expect(answer).toHaveTextContent('First half. Second half.'));
  });

  it('goes on with the answer after a reload in the middle of it, and can stop it', async () => {
    const streaming = makeMessage({ role: 'twin', text: '', status: 'streaming' });
    const conversation = makeConversation({ messages: [makeMessage({ text: 'Tell me' }), streaming] });
    const chat = show([conversation], `?conversation=${conversation.id}`);
    let goOn = (): void => undefined;
    const pause = new Promise<void>((resolve) => (goOn = resolve));
    chat.script = { pieces: ['Here ', 'it is.'], completed: {}, pause };

    const [answer] = await answers();
    await waitFor(() => expect(answer).toHaveTextContent(/Here$/));
    await chat.user.click(screen.getByRole('button', { name: 'Stop' }));
    await chat.user.click(await screen.findByRole('button', { name: 'Show it' }));
    goOn();
    await waitFor(() => expect(answer).toHaveTextContent('Here it is.'));
    expect(chat.followed).toEqual([0, 2]);
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  });

  it('gets the rest of an answer whose connection was lost, after what it has', async () => {
    const conversation = makeConversation();
    const chat = show([conversation], `?conversation=${conversation.id}`);
    await screen.findByRole('heading', { level: 1, name: conversation.title });
    chat.script = { pieces: ['First half. ', 'Second half.'], completed: {} };
    const question = makeMessage({ text: 'Tell me' });
    const answer = makeMessage({ role: 'twin', text: '', parentId: question.id, status: 'streaming' });
    let lose = (): void => undefined;
    const lost = new Promise<void>(
      (_, reject) => (lose = () => reject(new Error('The connection is lost.'))),
    );
    server.use(
      http.post('/api/conversations/:id/messages', () => {
        conversation.messages.push(question, answer);
        return eventStream(async (send) => {
          send('message.accepted', { userMessage: question, twinMessageId: answer.id });
          send('text.delta', { text: 'First half. ' });
          await lost;
        });
      }),
      http.get('/api/answers/:id/events', () => HttpResponse.error(), { once: true }),
    );

    await chat.user.type(composer(), 'Tell me{Enter}');
    const [shown] = await answers();
    await waitFor(() => expect(shown).toHaveTextContent(/First half\.$/));
    lose();
    await waitFor(() => expect(shown).toHaveTextContent('First half. Second half.'), { timeout: 4000 });
    expect(chat.followed).toEqual([2]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('speaks an answer once per paragraph', async () => {
    const conversation = makeConversation({ messages: [makeMessage({ role: 'twin', text: 'Old answer.' })] });
    const chat = show([conversation], `?conversation=${conversation.id}`);
    await screen.findByText('Old answer.');
    let goOn = (): void => undefined;
    chat.script = {
      pieces: ['First paragraph.[1]\n\nSecond', ' paragraph.'],
      completed: { citations: [citation] },
      pause: new Promise((resolve) => (goOn = resolve)),
    };
    await chat.user.type(composer(), 'Tell me{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('First paragraph.'));
    goOn();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Second paragraph.'));
  });

  it('asks again when an answer failed', async () => {
    const failed = makeMessage({ role: 'twin', text: '', status: 'failed' });
    const conversation = makeConversation({ messages: [makeMessage({ text: 'Tell me' }), failed] });
    const chat = show([conversation], `?conversation=${conversation.id}`);
    await chat.user.click(await screen.findByRole('button', { name: 'Ask again' }));
    const [answer] = await answers();
    await waitFor(() => expect(answer).toHaveTextContent('I don’t have that.'));
    expect(screen.getAllByText('Tell me')).toHaveLength(1);
    expect(await screen.findByText('2/2')).toBeInTheDocument();
  });

  it('renames a conversation', async () => {
    const conversation = makeConversation({ title: 'Old' });
    const chat = show([conversation], `?conversation=${conversation.id}`);
    await chat.user.click(await screen.findByRole('button', { name: 'More' }));
    await chat.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await chat.user.clear(title);
    await chat.user.type(title, 'Porto in May{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Porto in May' })).toBeInTheDocument();
  });

  it('deletes a conversation, and brings it back whole when that is undone', async () => {
    const conversation = makeConversation({
      title: 'Old',
      messages: [makeMessage({ text: 'Where is it?' })],
    });
    const toast = vi.spyOn(notify, 'success');
    const chat = show([conversation], `?conversation=${conversation.id}`);
    await chat.user.click(await screen.findByRole('button', { name: 'More' }));
    await chat.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(chat.conversations).toHaveLength(0));
    await waitFor(() => expect(chat.address()).toBe('/ai-chat'));

    toast.mock.lastCall?.[1]?.action?.onSelect();
    expect(await screen.findByText('Where is it?')).toBeInTheDocument();
    await waitFor(() => expect(chat.address()).toBe(`/ai-chat?conversation=${conversation.id}`));
  });

  it('says so when a conversation is not there', async () => {
    show([], '?conversation=gone');
    expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeInTheDocument();
  });

  it('shows a question once that the server has, though the page was reloaded before it heard so', async () => {
    const key = '0199c2c0-0000-7000-8000-00000000000a';
    const conversation = makeConversation({
      id: 'c-reload',
      messages: [
        makeMessage({ text: 'Where is the yard?', idempotencyKey: key }),
        makeMessage({ role: 'twin', text: 'In Hamburg.' }),
      ],
    });
    const question = { text: 'Where is the yard?', branch: null, disabledContexts: [], key };
    const sending = { ...question, state: 'sending', problem: null };
    const draft = { text: '', question: sending, stoppedAnswerId: null, disabledContexts: [] };
    const api = chatServer([conversation]);
    server.use(...api.handlers);
    const { store } = renderWithProviders(
      <Routes>
        <Route path="/ai-chat" element={<ChatPage />} />
      </Routes>,
      {
        at: '/ai-chat?conversation=c-reload',
        state: { drafts: { stored: { 'chat:c-reload': draft }, written: {} } },
      },
    );
    expect(await screen.findByText('In Hamburg.')).toBeVisible();
    expect(screen.getAllByText('Where is the yard?', { selector: 'p' })).toHaveLength(1);
    expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
    expect(selectDraft(store.getState(), chatDraft('c-reload')).question).toBeNull();
    expect(api.asked).toEqual([]);
  });

  it('offers a question again that did not arrive before the page was reloaded', async () => {
    const conversation = makeConversation({ id: 'c-lost', messages: [] });
    const question = { text: 'Where is the yard?', branch: null, disabledContexts: [], key: 'k' };
    const sending = { ...question, state: 'sending', problem: null };
    const draft = { text: '', question: sending, stoppedAnswerId: null, disabledContexts: [] };
    const api = chatServer([conversation]);
    server.use(...api.handlers);
    const { user } = renderWithProviders(<ChatPage />, {
      at: '/ai-chat?conversation=c-lost',
      state: { drafts: { stored: { 'chat:c-lost': draft }, written: {} } },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.asked).toMatchObject([{ idempotencyKey: 'k' }]));
  });

  it('asks in the conversation that was created before the page was reloaded, and in no second one', async () => {
    const conversation = makeConversation({ id: 'c-new', title: '', messages: [] });
    const question = { text: 'Where is the yard?', branch: null, disabledContexts: [], key: 'k' };
    const sending = { ...question, state: 'sending', problem: null };
    const draft = {
      text: '',
      question: sending,
      stoppedAnswerId: null,
      newId: 'c-new',
      disabledContexts: [],
    };
    const api = chatServer([conversation]);
    server.use(...api.handlers);
    const { user, address, store } = renderWithProviders(
      <Routes>
        <Route path="/ai-chat" element={<ChatPage />} />
      </Routes>,
      { at: '/ai-chat', state: { drafts: { stored: { 'chat:new': draft }, written: {} } } },
    );
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(composer(), ' Today?{Enter}');
    await waitFor(() => expect(address()).toBe('/ai-chat?conversation=c-new'));
    await waitFor(() => expect(api.asked).toMatchObject([{ text: 'Where is the yard? Today?' }]));
    expect(api.conversations).toHaveLength(1);
    expect(selectDraft(store.getState(), chatDraft(null)).newId).toBeNull();
  });

  it('shows what was read before without a connection, to be read and no more', async () => {
    const conversation = makeConversation({
      id: 'c-1',
      messages: [makeMessage({ text: 'Hi' }), makeMessage({ role: 'twin', text: 'Hello, Mara.' })],
    });
    show([conversation], '?conversation=c-1');
    expect(await screen.findByText('Hello, Mara.')).toBeVisible();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/This conversation is shown as it was last read/)).toBeVisible();
    expect(screen.getByText('Hello, Mara.')).toBeVisible();
    expect(composer()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Good answer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More with your message' })).not.toBeInTheDocument();
    vi.restoreAllMocks();
    act(() => void dispatchEvent(new Event('online')));
    expect(composer()).toBeEnabled();
  });
});
