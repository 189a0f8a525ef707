import { describe, expect, it } from 'vitest';
import { applyChatEvent, type ChatEvent } from './answer-stream';
import type { Message } from '../../../api/generated/chat.gen';

const at = '2026-03-12T07:12:00Z';

function message(
  id: string,
  role: Message['role'],
  text: string,
  status: Message['status'] = 'complete',
): Message {
  const place = { id, parentId: role === 'twin' ? 'q' : null, siblings: [] };
  const rest = {
    citations: [],
    actions: [],
    isClosest: false,
    runs: [],
    feedback: null,
    idempotencyKey: null,
  };
  return { ...place, role, text, createdAt: at, status, ...rest };
}

function threadAfter(events: ChatEvent[], messages: Message[] = []): Message[] {
  const conversation = { messages };
  events.forEach((event) => applyChatEvent(conversation, event));
  return conversation.messages;
}

const question = message('q', 'user', 'What is Ana allergic to?');
const accepted: ChatEvent = {
  event: 'message.accepted',
  data: { userMessage: question, twinMessageId: 'a' },
};
const delta = (text: string): ChatEvent => ({ event: 'text.delta', data: { text } });

describe('applyChatEvent', () => {
  it('leaves an answer that was cut off as far as it came', () => {
    const cut: ChatEvent = {
      event: 'session.ended',
      data: { code: 'signed_out', detail: 'Please sign in.' },
    };
    expect(threadAfter([accepted, delta('Pea'), cut])).toEqual([
      question,
      message('a', 'twin', 'Pea', 'streaming'),
    ]);
  });

  it('grows the answer under its question and ends with the stored message', () => {
    expect(threadAfter([accepted, delta('Pea'), delta('nuts.')])).toEqual([
      question,
      message('a', 'twin', 'Peanuts.', 'streaming'),
    ]);
    const stored = message('a', 'twin', 'Peanuts. [1]');
    expect(
      threadAfter([accepted, delta('Pea'), { event: 'message.completed', data: { message: stored } }]),
    ).toEqual([question, stored]);
  });

  it('writes a repeated question once and its answer from the start', () => {
    const before = [question, message('a', 'twin', 'Pea', 'streaming')];
    expect(threadAfter([accepted, delta('Peanuts.')], before)).toEqual([
      question,
      message('a', 'twin', 'Peanuts.', 'streaming'),
    ]);
  });

  it('marks an answer that failed and keeps the question', () => {
    expect(threadAfter([accepted, { event: 'message.failed', data: { code: 'x', detail: 'y' } }])).toEqual([
      question,
      message('a', 'twin', '', 'failed'),
    ]);
  });
});
