import { jsonElements } from '../source/json-elements.js';
import { type Source } from '../source/source.js';
import { chatgptConversation, saidIn } from './chatgpt-conversation.js';
import { type FoundMemory, type Importer, NOTHING_TO_ASK, type SkippedRow } from './importer.js';

/** A year of one conversation is a few million characters. */
const MAX_CONVERSATION = 32_000_000;
/** Large exports come in several files. */
const FILE = /(^|\/)conversations(-\d+)?\.json$/;
const ASSISTANT = 'ChatGPT';

/** The conversations of a ChatGPT account, alone or in the zip they come in. What ChatGPT said is marked as its own. */
export const chatgptImporter: Importer = {
  id: 'chatgpt',
  recognises: ({ archive, head }) =>
    Promise.resolve(
      archive
        ? archive.entries.some(({ name }) => FILE.test(name))
        : /^\s*\[\s*\{/.test(head) &&
            /"mapping"\s*:\s*\{/.test(head) &&
            /"(title|current_node)"\s*:/.test(head),
    ),
  preview: () => Promise.resolve(NOTHING_TO_ASK),
  read,
};

async function* read(source: Source): AsyncIterable<FoundMemory | SkippedRow> {
  if (!source.archive) {
    yield* readFile(source.name, source.text());
    return;
  }
  for (const [index, { name }] of source.archive.entries.entries()) {
    if (FILE.test(name)) yield* readFile(name, source.entryText(index));
  }
}

async function* readFile(file: string, text: AsyncIterable<string>): AsyncIterable<FoundMemory | SkippedRow> {
  for await (const { row, json } of jsonElements(text, MAX_CONVERSATION)) {
    if (json === null) yield { row, file, reason: 'The conversation is longer than 32 million characters.' };
    else yield* readConversation(json, { row, file });
  }
}

function* readConversation(
  json: string,
  place: { row: number; file: string },
): Iterable<FoundMemory | SkippedRow> {
  const { data: conversation } = chatgptConversation.safeParse(parse(json));
  if (!conversation) {
    yield { ...place, reason: 'It is no conversation of ChatGPT’s.' };
    return;
  }
  const thread = conversation.conversation_id ?? conversation.id ?? undefined;
  for (const [seq, { id, text, isAssistant, at }] of saidIn(conversation).entries()) {
    yield {
      ...place,
      text,
      kind: 'conversation',
      occurredAt: at,
      author: isAssistant ? ASSISTANT : undefined,
      thread,
      seq,
      externalId: id,
      identity: id,
    };
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}
