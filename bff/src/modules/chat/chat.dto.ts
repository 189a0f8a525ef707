import { z } from 'zod';
import { plainText } from '../../common/http/plain-text.js';
import { timePageQuery } from '../../common/http/time-page.js';

export const MESSAGE_ROLES = ['user', 'twin'] as const;
export const MESSAGE_STATUSES = ['complete', 'streaming', 'failed'] as const;

const MAX_MESSAGE_LENGTH = 4_000;
const MAX_TITLE_LENGTH = 120;

export const conversation = z
  .object({
    id: z.uuid(),
    title: z.string().meta({ description: 'From the first message, until it is renamed.' }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
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
  })
  .meta({ id: 'Citation' });

export const chatAction = z
  .object({ kind: z.literal('memory.created'), memoryId: z.uuid(), text: z.string() })
  .meta({ id: 'ChatAction', description: 'What the twin did while it answered.' });

export const message = z
  .object({
    id: z.uuid(),
    role: z.enum(MESSAGE_ROLES),
    text: z.string(),
    createdAt: z.iso.datetime(),
    status: z.enum(MESSAGE_STATUSES),
    citations: z.array(citation),
    actions: z.array(chatAction),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof message>;

export const conversationDetail = conversation
  .extend({ messages: z.array(message) })
  .meta({ id: 'ConversationDetail' });
export type ConversationDetail = z.output<typeof conversationDetail>;

export const conversationListQuery = timePageQuery.meta({ id: 'ConversationListQuery' });
export type ConversationListQuery = z.output<typeof conversationListQuery>;

export const conversationPage = z
  .object({ items: z.array(conversation), nextCursor: z.string().nullable() })
  .meta({ id: 'ConversationPage' });
export type ConversationPage = z.output<typeof conversationPage>;

export const createConversation = z.strictObject({}).meta({ id: 'CreateConversation' });
export type CreateConversation = z.output<typeof createConversation>;

export const renameConversation = z
  .strictObject({ title: plainText(MAX_TITLE_LENGTH) })
  .meta({ id: 'RenameConversation' });
export type RenameConversation = z.output<typeof renameConversation>;

export const sendMessage = z
  .strictObject({
    text: plainText(MAX_MESSAGE_LENGTH),
    idempotencyKey: z.uuid().optional().meta({
      description: 'A repeat with the same key streams the stored exchange instead of asking again.',
    }),
  })
  .meta({ id: 'SendMessage' });
export type SendMessage = z.output<typeof sendMessage>;
