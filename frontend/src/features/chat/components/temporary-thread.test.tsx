import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { chatServer } from '../../../testing/msw/handlers/chat';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { TemporaryThread } from './temporary-thread';

function show(): Rendered & ReturnType<typeof chatServer> {
  const api = chatServer();
  server.use(...api.handlers);
  return Object.assign(api, renderWithProviders(<TemporaryThread onOpenList={() => undefined} />));
}

const composer = (): HTMLElement => screen.getByRole('textbox', { name: 'Message to your twin' });

describe('TemporaryThread', () => {
  it('says what it is, answers, and hands over what was said before', async () => {
    const chat = show();
    expect(screen.getByText('This chat isn’t saved')).toBeInTheDocument();
    chat.script = { pieces: ['Zoe is ', 'a friend.'], completed: {} };
    await chat.user.type(composer(), 'Who is Zoe?{Enter}');
    expect(await screen.findByText('Zoe is a friend.', { selector: 'p' })).toBeInTheDocument();
    await chat.user.type(composer(), 'What does she play?{Enter}');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(chat.temporary).toEqual([
      { text: 'Who is Zoe?', earlier: [], disabledContexts: [] },
      { text: 'What does she play?', earlier: ['Who is Zoe?'], disabledContexts: [] },
    ]);
    expect(chat.conversations).toEqual([]);
  });

  it('lets an answer be copied, and nothing be kept of it', async () => {
    const chat = show();
    chat.script = { pieces: ['Zoe is a friend.'], completed: {} };
    await chat.user.type(composer(), 'Who is Zoe?{Enter}');
    await chat.user.click(await screen.findByRole('button', { name: 'Copy' }));
    await expect(navigator.clipboard.readText()).resolves.toBe('Zoe is a friend.');
    expect(screen.queryByRole('button', { name: /Remember|More/ })).not.toBeInTheDocument();
  });

  it('hands over what may not be read', async () => {
    const chat = show();
    await chat.user.click(await screen.findByRole('button', { name: 'Memory', pressed: true }));
    await chat.user.type(composer(), 'Who is Zoe?{Enter}');
    await screen.findByRole('article');
    expect(chat.temporary).toMatchObject([{ disabledContexts: ['memory'] }]);
  });

  it('leaves nothing behind in the storage of the tab', async () => {
    const chat = show();
    await chat.user.type(composer(), 'A secret{Enter}');
    await screen.findByRole('article');
    await chat.user.type(composer(), 'Another secret');
    for (const storage of [sessionStorage, localStorage]) {
      expect(JSON.stringify(Object.entries(storage))).not.toContain('secret');
    }
    chat.unmount();
    show();
    expect(screen.queryByText('A secret')).not.toBeInTheDocument();
    expect(composer()).toHaveValue('');
  });

  it('gives back what was refused, and says why', async () => {
    const chat = show();
    server.use(
      http.post('/api/temporary-chat/messages', () =>
        problem(429, 'too_many_requests', 'That was too often.'),
      ),
    );
    await chat.user.type(composer(), 'Who is Zoe?{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. That was too often.');
    expect(composer()).toHaveValue('Who is Zoe?');
  });

  it('keeps what was written until it is stopped', async () => {
    const chat = show();
    chat.script = {
      pieces: ['First half.', ' Second half.'],
      completed: {},
      pause: new Promise(() => undefined),
    };
    await chat.user.type(composer(), 'Tell me{Enter}');
    await screen.findByText('First half.');
    await chat.user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByText('First half.', { selector: 'p' })).toBeInTheDocument();
  });

  it('shows markup as it was typed', async () => {
    const chat = show();
    chat.script = { pieces: ['<img src=x onerror=alert(1)>'], completed: {} };
    await chat.user.type(composer(), '<b>bold</b>{Enter}');
    expect(await screen.findByText('<b>bold</b>')).toBeInTheDocument();
    expect(await screen.findByText('<img src=x onerror=alert(1)>', { selector: 'p' })).toBeInTheDocument();
  });
});
