import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';
import { timePageQuery } from '../../common/http/time-page.js';
import { memoryKind } from '../memory/memory-fields.dto.js';
import { disabledContexts } from '../skills/contexts/contexts.dto.js';
import { skillRun } from '../skills/runs/runs.dto.js';
import { messageFeedback } from './message-feedback.dto.js';

export const MESSAGE_ROLES = ['user', 'twin'] as const;
export const MESSAGE_STATUSES = ['complete', 'streaming', 'failed'] as const;

/** Who wrote down what was said on the voice screen: the device, the browser's maker, a server; typed: nobody. */
export const HEARD_BY = ['device', 'browser', 'server', 'typed'] as const;

/** Every conversation stands on one of them. */
export const CONVERSATION_STATUSES = ['active', 'pinned', 'archived'] as const;

const MAX_MESSAGE_LENGTH = 4_000;
const MAX_TITLE_LENGTH = 120;

export const conversation = z
  .object({
    id: z.uuid(),
    title: z.string().meta({ description: 'From the first message, until it is renamed.' }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    status: z.enum(CONVERSATION_STATUSES),
    disabledContexts,
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.output<typeof conversation>;

export const citation = z
  .object({
    number: z.number().int().min(1).meta({ description: 'The marker in the text: [1], [2], …' }),
    memoryId: z.uuid(),
    title: z.string(),
    quote: z.string().meta({ description: 'The sentence of the memory the answer rests on, word for word.' }),
    recordedAt: z.iso.datetime(),
    kind: memoryKind.nullable().meta({ description: 'Null where it was cited before kinds were noted.' }),
  })
  .meta({ id: 'Citation' });
export type Citation = z.output<typeof citation>;

export const chatAction = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('memory.created'), memoryId: z.uuid(), text: z.string() }),
    z
      .object({
        kind: z.literal('memory.corrected'),
        memoryId: z.uuid(),
        before: z.string(),
        after: z.string(),
      })
      .meta({ description: 'What was told took the place of what the memory said before.' }),
    z.object({ kind: z.literal('memory.suggested'), memoryId: z.uuid() }).meta({
      description: 'Learnt from the message: it waits in the review.',
    }),
  ])
  .meta({ id: 'ChatAction', description: 'What the twin did while it answered.' });

export const message = z
  .object({
    id: z.uuid(),
    parentId: z
      .uuid()
      .nullable()
      .meta({ description: 'What it follows; null for what begins the conversation.' }),
    siblings: z.array(z.uuid()).meta({
      description: 'With itself, what was said in this place, oldest first; empty where there is no other.',
    }),
    role: z.enum(MESSAGE_ROLES),
    text: z.string(),
    createdAt: z.iso.datetime(),
    status: z.enum(MESSAGE_STATUSES),
    citations: z.array(citation),
    actions: z.array(chatAction),
    isClosest: z
      .boolean()
      .meta({ description: 'Nothing answers for sure: the citations are what comes closest.' }),
    runs: z.array(skillRun).meta({ description: 'What was done, or waits for a yes.' }),
    feedback: messageFeedback.nullable().meta({ description: 'What the user said of the answer.' }),
    idempotencyKey: z.uuid().nullable().meta({
      description: 'With which it was asked for: a client knows its own request by it after a reload.',
    }),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof message>;

export const conversationDetail = conversation
  .extend({ messages: z.array(message) })
  .meta({ id: 'ConversationDetail' });
export type ConversationDetail = z.output<typeof conversationDetail>;

export const conversationListQuery = timePageQuery
  .extend({
    status: z.enum(CONVERSATION_STATUSES).optional().meta({ description: 'All of them without it.' }),
  })
  .meta({ id: 'ConversationListQuery' });
export type ConversationListQuery = z.output<typeof conversationListQuery>;

export const conversationPage = z
  .object({ items: z.array(conversation), nextCursor: z.string().nullable() })
  .meta({ id: 'ConversationPage' });
export type ConversationPage = z.output<typeof conversationPage>;

export const createConversation = z
  .strictObject({
    id: z.uuid().optional().meta({
      description: 'Chosen by who creates it, so that a repeat gives the same conversation.',
    }),
    disabledContexts: disabledContexts.default([]),
  })
  .meta({ id: 'CreateConversation' });
export type CreateConversation = z.output<typeof createConversation>;

export const conversationUpdate = z
  .strictObject({
    title: plainText(MAX_TITLE_LENGTH).optional(),
    status: z
      .enum(CONVERSATION_STATUSES)
      .optional()
      .meta({ description: 'The next message takes it out of the archive.' }),
    disabledContexts: disabledContexts.optional(),
  })
  .meta({ id: 'ConversationUpdate' });
export type ConversationUpdate = z.output<typeof conversationUpdate>;

const idempotencyKey = z.uuid().optional().meta({
  description: 'A repeat with the same key streams the stored exchange instead of asking again.',
});

const disabledContextsFromNowOn = disabledContexts.optional().meta({
  description: 'What the answer may not read, nor those that follow; without it, as the conversation has it.',
});

/** What the user says in one message. */
export const messageText = plainText(MAX_MESSAGE_LENGTH);

export const sendMessage = z
  .strictObject({
    text: messageText,
    insteadOf: z.uuid().optional().meta({
      description: 'A message of the user that this one stands beside, on a branch of its own.',
    }),
    transcribedBy: z.enum(HEARD_BY).optional().meta({
      description: 'Said on the voice screen, and who wrote it down; typed: nobody.',
    }),
    disabledContexts: disabledContextsFromNowOn,
    idempotencyKey,
  })
  .meta({ id: 'SendMessage' });
export type SendMessage = z.output<typeof sendMessage>;

export const retryAnswer = z
  .strictObject({ answerId: z.uuid(), disabledContexts: disabledContextsFromNowOn, idempotencyKey })
  .meta({ id: 'RetryAnswer' });
export type RetryAnswer = z.output<typeof retryAnswer>;

export const branchChoice = z
  .strictObject({ messageId: z.uuid().meta({ description: 'The newest branch through it is shown.' }) })
  .meta({ id: 'BranchChoice' });
export type BranchChoice = z.output<typeof branchChoice>;
