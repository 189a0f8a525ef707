import type { QuestionBranch } from '../../../shared/chat/api/answer-stream';
import type { ContextName, Message } from '../../../shared/chat/api/chat.api';
import type { DraftKind } from '../../../shared/drafts/drafts.slice';

export interface Question {
  text: string;
  /** Where it leaves the branch that is shown; null when it follows what was said last. */
  branch: QuestionBranch | null;
  /** What the chips said when it was sent: the server may not have heard of the last press yet. */
  disabledContexts: ContextName[];
  /** The same for every attempt, so that a repeat after a lost answer asks once. */
  key: string;
  /** `answering`: the server has it, and this window shows the answer as it is written. */
  state: 'sending' | 'answering' | 'failed';
  /** Why it failed. */
  problem: string | null;
}

/** Whether the server has what was asked: it keeps the key of the request with the message. */
export function hasArrived(
  { key }: Pick<Question, 'key'>,
  messages: readonly Pick<Message, 'idempotencyKey'>[],
): boolean {
  return messages.some(({ idempotencyKey }) => idempotencyKey === key);
}

/** What is on its way from the owner to one conversation. */
export interface ChatDraft {
  text: string;
  question: Question | null;
  /** The answer the owner did not want to watch to its end. */
  stoppedAnswerId: string | null;
  /** The id of the conversation that the first question begins, the same for every attempt; null before the first. */
  newId: string | null;
  /** What a conversation that has not begun may not read. */
  disabledContexts: ContextName[];
}

const emptyDraft: ChatDraft = {
  text: '',
  question: null,
  stoppedAnswerId: null,
  newId: null,
  disabledContexts: [],
};
const INTERRUPTED = 'The page was closed before your twin had it.';

/** `null` is the conversation that has not begun. */
export function chatDraft(conversationId: string | null): DraftKind<ChatDraft> {
  return { name: `chat:${conversationId ?? 'new'}`, empty: emptyDraft, restore };
}

/** After a reload nothing is under way any more: what was not accepted is offered again. */
function restore(stored: unknown): ChatDraft | null {
  if (!isChatDraft(stored)) return null;
  const { text, question, newId = null, disabledContexts } = stored;
  const kept = { ...emptyDraft, text, newId, disabledContexts };
  if (question === null || question.state === 'answering') return kept;
  return {
    ...kept,
    question: { ...question, state: 'failed', problem: question.problem ?? INTERRUPTED },
  };
}

/** What an earlier version of the page stored has no `newId`. */
type StoredDraft = Omit<ChatDraft, 'newId'> & Partial<Pick<ChatDraft, 'newId'>>;

function isChatDraft(stored: unknown): stored is StoredDraft {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'text' in stored &&
    'question' in stored &&
    'disabledContexts' in stored
  );
}
