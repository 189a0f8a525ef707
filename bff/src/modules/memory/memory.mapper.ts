import { type MemoryDraft } from './memory-draft.js';
import { type CreateMemory, type Memory, type MemoryVersions } from './memory.dto.js';
import { type MemoryRow, type MemoryVersionRow, type NewMemory } from './memory.repository.js';

const MAX_TITLE_LENGTH = 80;
const WHOLE_WORDS = /^.{1,79}(?=\s)/su;
/** For languages that do not part words. */
const FIRST_CHARACTERS = /^.{1,40}/su;
const NORMAL_IMPORTANCE = 2;

/** Signs of a heading, a quotation or a list item. */
const MARKDOWN_PREFIX = /^(?:#{1,6}|>|[-*+]|\d+[.)])\s+/u;

/** The end of the first sentence: a full stop that ends a word of three letters or more, so not "Dr." or "e.g.". */
const SENTENCE_END = /(?<=[\p{L}\p{N}]{3}|[)"'”’\]])[.!?…]+(?=\s)|[。！？]/u;

export function toMemory(row: MemoryRow): Memory {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    tags: row.tags,
    happenedAt: row.happenedAt?.toISOString() ?? null,
    recordedAt: row.recordedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    importance: row.importance,
    status: row.status,
    version: row.version,
    source: {
      kind: row.sourceKind,
      messageId: row.sourceMessageId,
      conversationId: row.sourceConversationId,
      quote: row.sourceQuote,
    },
  };
}

export function toDraft({ source, happenedAt, ...draft }: CreateMemory): MemoryDraft {
  return {
    ...draft,
    happenedAt: happenedAt === null ? null : new Date(happenedAt),
    source: { kind: source },
  };
}

export function toNewMemory({ source, ...draft }: MemoryDraft, recordedAt: Date): Omit<NewMemory, 'index'> {
  return {
    kind: 'note',
    tags: [],
    importance: NORMAL_IMPORTANCE,
    ...draft,
    recordedAt,
    updatedAt: recordedAt,
    sourceKind: source.kind,
    sourceMessageId: source.messageId ?? null,
    sourceConversationId: source.conversationId ?? null,
    sourceQuote: source.quote ?? null,
  };
}

/** The memory as it is, then as it was, newest first. */
export function toMemoryVersions(current: MemoryRow, earlier: readonly MemoryVersionRow[]): MemoryVersions {
  return {
    items: [{ ...current, changedAt: current.updatedAt }, ...earlier].map(
      ({ version, text, kind, tags, changedAt }) => ({
        version,
        text,
        kind,
        tags,
        changedAt: changedAt.toISOString(),
      }),
    ),
  };
}

/** One line to name a memory by: its first sentence, or as many whole words of it as fit. */
export function memoryTitle(text: string): string {
  const [line = ''] = text.replace(MARKDOWN_PREFIX, '').split('\n', 1);
  const end = SENTENCE_END.exec(line)?.index;
  const sentence = line.slice(0, end).replace(/[.。]$/u, '') || line;
  if (sentence.length <= MAX_TITLE_LENGTH) return sentence;
  const [fitting = ''] = WHOLE_WORDS.exec(sentence) ?? FIRST_CHARACTERS.exec(sentence) ?? [];
  return `${fitting}…`;
}
