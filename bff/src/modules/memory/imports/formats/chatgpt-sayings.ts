import { chatgptConversation, saidIn } from './chatgpt-conversation.js';
import { type FoundMemory } from './importer.js';

const ASSISTANT = 'ChatGPT';

/** What was said in one conversation. What ChatGPT said is marked as its own. */
export function readConversation(
  json: string,
): { said: Omit<FoundMemory, 'row' | 'file'>[] } | { reason: string } {
  const { data: conversation } = chatgptConversation.safeParse(parse(json));
  if (!conversation) return { reason: 'It is no conversation of ChatGPT’s.' };
  const thread = conversation.conversation_id ?? conversation.id ?? undefined;
  const said = saidIn(conversation).map(({ id, text, isAssistant, at }, seq) => ({
    text,
    kind: 'conversation',
    occurredAt: at,
    author: isAssistant ? ASSISTANT : undefined,
    thread,
    seq,
    externalId: id,
    identity: id,
  }));
  return { said };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}
