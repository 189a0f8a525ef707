import { setImmediate } from 'node:timers/promises';
import { terms } from '../../../common/language/terms.js';
import { type MemoryRow } from '../memory.rows.js';
import { happenedAt } from './happened.js';
import { kindOf } from './kind.js';
import { keyOf, type KnownEntity, type KnownNames } from './known-names.js';
import { type FoundName, namesInSentence, sentencesWithNames } from './names.js';
import { type Rejections } from './rejections.js';
import { type TagKnowledge } from './tag-knowledge.js';
import { type Tagger } from './tagger.js';

/** What is known of a user when one of their memories is read. */
export interface Knowledge {
  names: KnownNames;
  tags: TagKnowledge;
  rejections: Rejections;
}

export type MemoryToRead = Pick<
  MemoryRow,
  | 'id'
  | 'version'
  | 'kind'
  | 'text'
  | 'tags'
  | 'author'
  | 'recordedAt'
  | 'happenedAt'
  | 'happenedBy'
  | 'timeZone'
>;

export interface Understood {
  mentioned: KnownEntity[];
  /** Whom nobody spoke of before. */
  introduced: FoundName[];
  happenedAt: Date | null;
  happenedBy: MemoryRow['happenedBy'];
  suggestedTags: string[];
  suggestedKind: MemoryRow['kind'] | null;
}

/** Behind so much text there are hardly any new names. */
const MAX_SENTENCES = 200;
const MAX_NAMES = 30;
/** What exports call those who have no name. */
const NO_AUTHOR = /^(?:me|i|you|user|assistant|system|tool|ai|bot|chatgpt|unknown|anonymous)$/i;

export async function understand(
  memory: MemoryToRead,
  knowledge: Knowledge,
  tag: Tagger,
): Promise<Understood> {
  const found = await findNames(memory, tag);
  const mentioned = new Set(knowledge.names.mentionedIn(memory.text));
  const introduced = new Map<string, FoundName>();
  for (const name of found.slice(0, MAX_NAMES)) {
    const known = knowledge.names.find(name);
    if (known) mentioned.add(known);
    else introduced.set(keyOf(name.name), name);
  }
  introduced.delete('');
  const when = whenIn(memory);
  return {
    mentioned: [...mentioned].filter(({ isIgnored }) => !isIgnored),
    introduced: [...introduced.values()],
    ...when,
    ...suggest(memory, knowledge, when.happenedAt),
  };
}

/** What may fit, and was not rejected for the like. */
function suggest(
  { text, tags, kind }: MemoryToRead,
  knowledge: Knowledge,
  when: Date | null,
): Pick<Understood, 'suggestedTags' | 'suggestedKind'> {
  const words = terms(text);
  const isWanted = (what: 'tag' | 'kind', value: string): boolean =>
    !knowledge.rejections.speakAgainst({ kind: what, value, terms: words });
  const fitting = kind === 'note' ? kindOf(text, when) : undefined;
  return {
    suggestedTags: knowledge.tags.suggest(text, tags).filter((tag) => isWanted('tag', tag)),
    suggestedKind: fitting && isWanted('kind', fitting) ? fitting : null,
  };
}

/** Gives way to other work between two sentences: an import of a hundred thousand must not hold up a request. */
async function findNames({ text, author, tags }: MemoryToRead, tag: Tagger): Promise<FoundName[]> {
  const names: FoundName[] = tags.map((name) => ({ kind: 'topic', name }));
  if (author !== null && !NO_AUTHOR.test(author)) names.push({ kind: 'person', name: author });
  for (const sentence of sentencesWithNames(text).slice(0, MAX_SENTENCES)) {
    names.push(...namesInSentence(sentence, tag));
    await setImmediate();
  }
  return names;
}

/** Only where the user said nothing about it. */
function whenIn(memory: MemoryToRead): Pick<Understood, 'happenedAt' | 'happenedBy'> {
  const { happenedBy, text, recordedAt, timeZone } = memory;
  const isGiven = happenedBy === 'user' || (happenedBy === null && memory.happenedAt !== null);
  if (isGiven) return { happenedAt: memory.happenedAt, happenedBy };
  const day = happenedAt(text, { recordedAt, timeZone: timeZone ?? 'UTC' });
  return day ? { happenedAt: day, happenedBy: 'twin' } : { happenedAt: null, happenedBy: null };
}
