import { knownContexts } from '../skills/contexts/contexts.dto.js';
import { type SkillRun } from '../skills/skills.service.js';
import { memoryKind } from '../memory/memory-fields.dto.js';
import { type Citation, type Conversation, type Message } from './chat.dto.js';
import { type ConversationRow } from './conversations.repository.js';
import { type MessageRow } from './messages.repository.js';

const UNTITLED = 'New conversation';

export function toConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: toConversationTitle(row.title),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    status: row.status,
    disabledContexts: knownContexts(row.disabledContexts),
  };
}

export function toConversationTitle(title: string | null): string {
  return title ?? UNTITLED;
}

/** `siblings`: the ids of what was said in its place, itself among them. */
export function toMessage(
  row: MessageRow,
  { siblings = [], runs = [] }: { siblings?: readonly string[]; runs?: readonly SkillRun[] | undefined } = {},
): Message {
  const { id, parentId, role, text, createdAt, status, citations, actions, isClosest, feedback } = row;
  return {
    id,
    parentId,
    siblings: [...siblings],
    role,
    text,
    createdAt: createdAt.toISOString(),
    status,
    citations: citations.map(toCitation),
    actions,
    isClosest,
    runs: [...runs],
    feedback,
    idempotencyKey: row.idempotencyKey,
  };
}

export function toCitation({ kind, ...cited }: MessageRow['citations'][number]): Citation {
  return { ...cited, kind: memoryKind.safeParse(kind).data ?? null };
}
