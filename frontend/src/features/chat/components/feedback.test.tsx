import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { useGetConversationQuery, type Message } from '../../../shared/chat/api/chat.api';
import type { GiveFeedback } from '../../../shared/chat/api/messages.api';
import { makeConversation, makeMessage } from '../../../testing/factories/conversation';
import { chatServer } from '../../../testing/msw/handlers/chat';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { KeptAnswer } from './kept-answer';

function Thread({ id }: { id: string }) {
  const { data } = useGetConversationQuery({ id });
  const [answer] = data?.messages ?? [];
  const nothing = (): void => undefined;
  const asks = { onWatchAgain: nothing, onAskAgain: nothing, onAskDifferently: nothing };
  return answer && <KeptAnswer conversationId={id} message={answer} isLast isStopped={false} {...asks} />;
}

async function show(feedback: Message['feedback'] = null): Promise<Rendered & { said: unknown[] }> {
  const answer = makeMessage({ role: 'twin', feedback });
  const conversation = makeConversation({ messages: [answer] });
  const said: unknown[] = [];
  server.use(
    ...chatServer([conversation]).handlers,
    http.put('/api/messages/:id/feedback', async ({ request }) => {
      const body = (await request.json()) as GiveFeedback;
      said.push(body);
      answer.feedback = { reasons: [], comment: null, ...body, givenAt: new Date().toISOString() };
      return HttpResponse.json(answer.feedback);
    }),
    http.delete('/api/messages/:id/feedback', () => {
      said.push(null);
      answer.feedback = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const view = renderWithProviders(<Thread id={conversation.id} />);
  await screen.findByRole('button', { name: 'Good answer' });
  return { ...view, said };
}

const thumb = (name: 'Good answer' | 'Bad answer'): HTMLElement => screen.getByRole('button', { name });

describe('feedback on an answer', () => {
  it('takes a thumb up, and takes it back', async () => {
    const { user, said } = await show();
    await user.click(thumb('Good answer'));
    expect(thumb('Good answer')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('group', { name: 'What was wrong?' })).not.toBeInTheDocument();
    await user.click(thumb('Good answer'));
    expect(thumb('Good answer')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(said).toEqual([{ verdict: 'up' }, null]));
  });

  it('asks why after a thumb down, by keyboard alone', async () => {
    const { user, said } = await show();
    // Behind the copy and the other thumb.
    for (let press = 0; press < 3; press += 1) await user.tab();
    expect(thumb('Bad answer')).toHaveFocus();
    await user.keyboard('{Enter}');
    const untrue = await screen.findByRole('button', { name: 'It isn’t true' });
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Say why', expanded: true })).toHaveFocus();
    await user.tab();
    expect(untrue).toHaveFocus();
    await user.keyboard(' ');
    await user.type(screen.getByRole('textbox', { name: 'In your words' }), 'It was Ben.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'What was wrong?' })).not.toBeInTheDocument(),
    );
    expect(said).toEqual([
      { verdict: 'down' },
      { verdict: 'down', reasons: ['untrue'], comment: 'It was Ben.' },
    ]);
    expect(screen.getByRole('button', { name: 'Your reason' })).toBeInTheDocument();
  });

  it('shows a reason that was given, to be changed', async () => {
    const before = { verdict: 'down', reasons: ['missed'], comment: 'On Monday.' } as const;
    const { user, said } = await show({
      ...before,
      reasons: ['missed'],
      givenAt: new Date().toISOString(),
    });
    await user.click(screen.getByRole('button', { name: 'Your reason' }));
    const missed = await screen.findByRole('button', { name: 'You know this', pressed: true });
    expect(screen.getByRole('textbox', { name: 'In your words' })).toHaveValue('On Monday.');
    await user.click(missed);
    await user.clear(screen.getByRole('textbox', { name: 'In your words' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(said).toEqual([{ verdict: 'down', reasons: [] }]));
  });

  it('is as it was when it could not be kept', async () => {
    const { user } = await show();
    server.use(http.put('/api/messages/:id/feedback', () => problem(503, 'unavailable', 'Restarting.')));
    await user.click(thumb('Good answer'));
    await waitFor(() => expect(thumb('Good answer')).toHaveAttribute('aria-pressed', 'false'));
  });
});
