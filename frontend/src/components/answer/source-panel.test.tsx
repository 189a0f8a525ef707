import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Message } from '../../shared/chat/api/chat.api';
import { makeMessage } from '../../testing/factories/conversation';
import { makeMemory } from '../../testing/factories/memory';
import { memoryServer } from '../../testing/msw/handlers/memory';
import { problem } from '../../testing/msw/problem';
import { server } from '../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../testing/render';
import { http } from 'msw/http';
import { TwinAnswer } from './twin-answer';

const MEMORY = makeMemory({
  id: 'm-1',
  kind: 'fact',
  text: 'We had lunch. Ana is allergic to peanuts.',
  recordedAt: '2026-03-04T18:22:00.000Z',
});
const CITED: Partial<Message> = {
  id: 'a-1',
  role: 'twin',
  text: 'Ana is allergic to peanuts. [1]',
  citations: [
    {
      number: 1,
      memoryId: 'm-1',
      title: 'We had lunch',
      quote: 'Ana is allergic to peanuts.',
      recordedAt: MEMORY.recordedAt,
      kind: 'fact',
    },
  ],
};

function show(message: Partial<Message> = {}, at = '/ai-chat?conversation=c'): Rendered {
  const answer = makeMessage({ ...CITED, ...message });
  return renderWithProviders(<TwinAnswer message={answer} onReply={undefined} />, { at });
}

test('an address that names a source opens it in full, with its kind, day and why; closing leaves the chat', async () => {
  server.use(...memoryServer([MEMORY]).handlers);
  const { user, address } = show({}, '/ai-chat?conversation=c&source=a-1.m-1');
  const panel = await screen.findByRole('dialog', { name: 'Source 1' });
  expect(await within(panel).findByText('Fact · saved by you on 4 March 2026')).toBeVisible();
  expect(panel).toHaveTextContent('We had lunch. Ana is allergic to peanuts.');
  expect(panel).toHaveTextContent('The answer rests on the underlined words.');
  await user.keyboard('{Escape}');
  expect(address()).toBe('/ai-chat?conversation=c');
});

test('a source of another answer stays closed', () => {
  show({}, '/ai-chat?conversation=c&source=a-2.m-1');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what only comes closest is not said to answer', async () => {
  server.use(...memoryServer([MEMORY]).handlers);
  const { user } = show({ isClosest: true });
  await user.click(screen.getByRole('link', { name: /^Source 1/ }));
  expect(await screen.findByText(/The underlined words come closest/)).toBeVisible();
});

test('a memory that was forgotten since is told by what the answer cited', async () => {
  server.use(...memoryServer([]).handlers);
  const { user } = show();
  await user.click(screen.getByRole('link', { name: /^1 We had lunch/ }));
  const panel = await screen.findByRole('dialog', { name: 'Source 1' });
  expect(await within(panel).findByText('You have forgotten this memory since.')).toBeVisible();
  expect(panel).toHaveTextContent('“Ana is allergic to peanuts.”');
});

test('what could not be read can be tried again', async () => {
  server.use(http.get('/api/memories/:id', () => problem(500, 'internal', 'Something broke.')));
  const { user } = show();
  await user.click(screen.getByRole('link', { name: /^Source 1/ }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(...memoryServer([MEMORY]).handlers);
  await user.click(again);
  expect(await screen.findByText('Why it matched')).toBeVisible();
});
