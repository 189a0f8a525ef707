import { momentOf } from '../../../common/wall-clock.js';
import { MEMORY_KINDS } from '../memory-fields.dto.js';
import { type MemoryFilter } from '../memory-filter.dto.js';
import { readDate } from './date-word.js';
import { wordMap } from '../../../common/word-map.js';

type Kind = (typeof MEMORY_KINDS)[number];
type Source = NonNullable<MemoryFilter['source']>;

/** A filter among the words, as it was typed and as it was read. */
export interface SearchPart {
  text: string;
  field: string;
  value: string;
}

/** What was typed into a search box: what to look for, and among which memories. */
export interface SearchText {
  /** Without filters and quotes. */
  words: string;
  /** What stood in quotes. */
  phrases: string[];
  filter: Partial<MemoryFilter>;
  /** Names of people and places, to be looked up. */
  names: { kind: 'person' | 'place'; name: string; part: SearchPart }[];
  parts: SearchPart[];
  /** Why something that looks like a filter was searched for as words. */
  notes: string[];
}

/** A quoted phrase; a filter with or without quotes; a word. */
const PIECE = /"([^"]+)"|([a-z]{1,40}):(?:"([^"]+)"|([^\s"]+))|\S+/giu;

const KIND_WORDS = wordMap<Kind>({ people: 'person' });
const SOURCE_WORDS = wordMap<Source>({
  told: 'form',
  form: 'form',
  pasted: 'paste',
  paste: 'paste',
  chat: 'message',
  message: 'message',
  import: 'import',
  imported: 'import',
  sample: 'sample',
});

interface Reading {
  result: SearchText;
  timeZone: string;
}

/** Whether the value means something there. */
type ReadField = (value: string, part: SearchPart, reading: Reading) => boolean;

const FIELDS = wordMap<ReadField>({
  kind: readKind,
  type: readKind,
  tag: (value, _part, { result: { filter } }) => {
    filter.tag = [...(filter.tag ?? []), value];
    return true;
  },
  source: (value, _part, { result: { filter } }) => {
    const source = SOURCE_WORDS.get(value.toLowerCase());
    if (source) filter.source = source;
    return source !== undefined;
  },
  person: (name, part, { result }) => result.names.push({ kind: 'person', name, part }) > 0,
  place: (name, part, { result }) => result.names.push({ kind: 'place', name, part }) > 0,
  is: readState,
  after: readPeriod((filter, { from }) => (filter.dateFrom = from)),
  before: readPeriod((filter, { from }) => (filter.dateBefore = from)),
  on: readPeriod((filter, { from, before }) => Object.assign(filter, { dateFrom: from, dateBefore: before })),
});

/** Reads `kind:event after:2026-01 tag:family person:Anna is:pinned "exact words" and more`. Nothing typed is ever lost. */
export function readSearchText(text: string, timeZone: string): SearchText {
  const result: SearchText = { words: '', phrases: [], filter: {}, names: [], parts: [], notes: [] };
  const words: string[] = [];
  // In a question quotes name a book or repeat a word; few would have it found nowhere else.
  const isQuestion = text.trimEnd().endsWith('?');
  for (const match of text.matchAll(PIECE)) {
    const [piece, phrase, field, quoted, bare] = match;
    if (phrase !== undefined && !isQuestion) {
      result.phrases.push(phrase.trim());
    } else if (field === undefined || !readFilter(field, quoted ?? bare ?? '', { piece, result, timeZone })) {
      words.push(piece);
    }
  }
  result.words = words.join(' ');
  return result;
}

function readFilter(
  field: string,
  value: string,
  { piece, ...reading }: Reading & { piece: string },
): boolean {
  const name = field.toLowerCase();
  const read = FIELDS.get(name);
  const part = { text: piece, field: name, value };
  if (read?.(value, part, reading)) {
    reading.result.parts.push(part);
    return true;
  }
  // An address is no filter, and nobody meant it as one.
  if (read) reading.result.notes.push(`“${piece}” was searched for as words: ${name}: knows no “${value}”.`);
  else if (!value.startsWith('//'))
    reading.result.notes.push(`“${piece}” was searched for as words: there is no filter “${name}”.`);
  return false;
}

function readKind(value: string, _part: SearchPart, { result: { filter } }: Reading): boolean {
  const word = value.toLowerCase();
  const kind = KIND_WORDS.get(word) ?? MEMORY_KINDS.find((each) => each === word || `${each}s` === word);
  if (kind) filter.kind = [...(filter.kind ?? []), kind];
  return kind !== undefined;
}

function readState(value: string, _part: SearchPart, { result: { filter } }: Reading): boolean {
  switch (value.toLowerCase()) {
    case 'pinned':
      filter.pinned = true;
      return true;
    case 'archived':
      filter.status = 'archived';
      return true;
    case 'important':
      filter.minImportance = 3;
      return true;
    default:
      return false;
  }
}

function readPeriod(
  set: (filter: Partial<MemoryFilter>, period: { from: string; before: string }) => void,
): ReadField {
  return (value, _part, { result, timeZone }) => {
    const period = readDate(value);
    if (!period) return false;
    const [from, before] = [period.first, period.next].map((day) =>
      momentOf({ ...day, hour: 0, minute: 0 }, timeZone).toISOString(),
    );
    if (from === undefined || before === undefined) return false;
    set(result.filter, { from, before });
    return true;
  };
}
