import { terms } from '../../../common/language/terms.js';
import { type MemoryRow } from '../memory.rows.js';
import { kindOf } from './kind.js';
import { keyOf, type KnownEntity, type KnownNames } from './known-names.js';
import { isNobody } from './name-words.js';
import { type FoundName } from './names.js';
import { type CaptureText, type ReadCapture } from './read-capture.js';
import { type Rejections } from './rejections.js';
import { type TagKnowledge } from './tag-knowledge.js';

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

export interface Extraction {
  mentioned: KnownEntity[];
  /** Whom nobody spoke of before. */
  introduced: FoundName[];
  happenedAt: Date | null;
  happenedBy: MemoryRow['happenedBy'];
  suggestedTags: string[];
  suggestedKind: MemoryRow['kind'] | null;
  /** It took more than a text may take: nothing was understood, and it is not tried again by itself. */
  isStopped?: boolean;
}

export interface ReadMemory {
  memory: MemoryToRead;
  understood: Extraction;
}

const MAX_NAMES = 30;

/** What the user said of the day stays. */
export function toCaptureText({ text, recordedAt, timeZone, ...memory }: MemoryToRead): CaptureText {
  return { text, captured: isDayGiven(memory) ? null : { recordedAt, timeZone: timeZone ?? 'UTC' } };
}

/** What was read out of the words, in the light of what is known of the user. */
export function extract(memory: MemoryToRead, read: ReadCapture, knowledge: Knowledge): Extraction {
  const found = [...namesBeside(memory), ...read.names];
  const mentioned = new Set(knowledge.names.mentionedIn(memory.text));
  const introduced = new Map<string, FoundName>();
  for (const name of found.slice(0, MAX_NAMES)) {
    const known = knowledge.names.find(name);
    if (known) mentioned.add(known);
    else introduced.set(keyOf(name.name), name);
  }
  introduced.delete('');
  const when = whenIn(memory, read);
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
): Pick<Extraction, 'suggestedTags' | 'suggestedKind'> {
  const words = terms(text);
  const isWanted = (what: 'tag' | 'kind', value: string): boolean =>
    !knowledge.rejections.speakAgainst({ kind: what, value, terms: words });
  const fitting = kind === 'note' ? kindOf(text, when) : undefined;
  return {
    suggestedTags: knowledge.tags.suggest(text, tags).filter((tag) => isWanted('tag', tag)),
    suggestedKind: fitting && isWanted('kind', fitting) ? fitting : null,
  };
}

/** Of those whom the words need not name. */
function namesBeside({ author, tags }: MemoryToRead): FoundName[] {
  const names: FoundName[] = tags.map((name) => ({ kind: 'topic', name }));
  return author !== null && !isNobody(author) ? [...names, { kind: 'person', name: author }] : names;
}

function whenIn(memory: MemoryToRead, { day }: ReadCapture): Pick<Extraction, 'happenedAt' | 'happenedBy'> {
  const { happenedAt, happenedBy } = memory;
  if (isDayGiven(memory)) return { happenedAt, happenedBy };
  if (!day) return { happenedAt: null, happenedBy: null };
  return { happenedAt: day.at, happenedBy: day.isInferred ? 'inferred' : 'twin' };
}

function isDayGiven({ happenedAt, happenedBy }: Pick<MemoryToRead, 'happenedAt' | 'happenedBy'>): boolean {
  return happenedBy === 'user' || (happenedBy === null && happenedAt !== null);
}
