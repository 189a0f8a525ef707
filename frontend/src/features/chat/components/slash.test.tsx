import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { chatServer } from '../../../testing/msw/handlers/chat';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { ChatPage } from '../pages/chat-page';

function show(): Rendered & ReturnType<typeof chatServer> {
  const api = chatServer();
  server.use(...api.handlers);
  const page = (
    <Routes>
      <Route path="/ai-chat" element={<ChatPage />} />
      <Route path="/memory/semantic-search" element={<h1>Search</h1>} />
    </Routes>
  );
  return Object.assign(api, renderWithProviders(page, { at: '/ai-chat' }));
}

const composer = (): HTMLElement => screen.getByRole('textbox', { name: 'Message to your twin' });
const option = (name: RegExp): Promise<HTMLElement> => screen.findByRole('option', { name });

describe('slash commands', () => {
  // jsdom lays nothing out.
  beforeAll(() => void (Element.prototype.scrollIntoView = vi.fn()));

  it('opens a list that the keys go through while the box keeps the focus', async () => {
    const { user } = show();
    await user.type(composer(), '/re');
    const remember = await option(/remember/);
    expect(composer()).toHaveAttribute('aria-activedescendant', remember.id);
    await user.keyboard('{ArrowDown}');
    expect(composer()).toHaveAttribute('aria-activedescendant', (await option(/remind/)).id);
    await user.keyboard('{Enter}');
    expect(composer()).toHaveValue('Remind me to ');
    expect(composer()).toHaveFocus();
    expect(composer()).not.toHaveAttribute('aria-controls');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('fills in what is pressed, closes by Escape, and opens again with the next letter', async () => {
    const { user } = show();
    await user.type(composer(), '/');
    await option(/undo/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('u');
    await user.click(await option(/undo/));
    expect(composer()).toHaveValue('Undo that');
  });

  it('says the sentence that a whole line stands for', async () => {
    const chat = show();
    await chat.user.type(composer(), '/remember Ana is in Porto');
    expect(await screen.findByText('Will be said: “Remember that Ana is in Porto”')).toBeInTheDocument();
    await chat.user.keyboard('{Enter}');
    expect(await screen.findByText('Remember that Ana is in Porto', { selector: 'p' })).toBeInTheDocument();
    expect(composer()).toHaveValue('');
  });

  it('goes where a command leads', async () => {
    const chat = show();
    await chat.user.type(composer(), '/search the harp{Enter}');
    await waitFor(() => expect(chat.address()).toBe('/memory/semantic-search?q=the+harp'));
  });

  it('says that a word is no command, and sends it as it stands', async () => {
    const chat = show();
    await chat.user.type(composer(), '/shrug');
    expect(await screen.findByText(/\/shrug isn’t a command/)).toBeInTheDocument();
    await chat.user.keyboard('{Enter}');
    expect(await screen.findByText('/shrug', { selector: 'p' })).toBeInTheDocument();
  });
});
