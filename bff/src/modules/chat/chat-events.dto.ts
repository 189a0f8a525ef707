import { z } from 'zod';
import { message } from './chat.dto.js';

export const messageAccepted = z
  .object({
    event: z.literal('message.accepted'),
    data: z.object({ userMessage: message, twinMessageId: z.uuid() }),
  })
  .meta({
    id: 'MessageAccepted',
    description: 'The message is stored; the answer will be too, come what may.',
  });

export const textDelta = z
  .object({ event: z.literal('text.delta'), data: z.object({ text: z.string() }) })
  .meta({ id: 'TextDelta', description: 'The next piece of the answer.' });

export const messageCompleted = z
  .object({ event: z.literal('message.completed'), data: z.object({ message }) })
  .meta({ id: 'MessageCompleted', description: 'The answer as it is stored. Nothing follows.' });

export const messageFailed = z
  .object({ event: z.literal('message.failed'), data: z.object({ code: z.string(), detail: z.string() }) })
  .meta({
    id: 'MessageFailed',
    description: 'There will be no answer; the message is kept. Nothing follows.',
  });

export const sessionEnded = z
  .object({ event: z.literal('session.ended'), data: z.object({ code: z.string(), detail: z.string() }) })
  .meta({
    id: 'SessionEnded',
    description: 'The session has ended; the answer is kept for the next one. Nothing follows.',
  });

/** What `sendMessage` streams: `event` is the event's name, `data` its JSON. */
export const chatEvent = z
  .discriminatedUnion('event', [messageAccepted, textDelta, messageCompleted, messageFailed, sessionEnded])
  .meta({ id: 'ChatEvent' });
export type ChatEvent = z.output<typeof chatEvent>;

export const NO_ANSWER: ChatEvent = {
  event: 'message.failed',
  data: {
    code: 'answer_failed',
    detail: 'Your message is kept, but the answer failed. Please send it again.',
  },
};
