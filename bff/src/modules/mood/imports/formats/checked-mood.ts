import { normalised } from '../../../../common/language/normalised.js';
import { type SkippedRow } from '../../../imports/source/table-rows.js';
import { MAX_NOTE_LENGTH, MAX_TAGS_OF_ENTRY } from '../../mood-entries.dto.js';
import { type MoodValue } from '../../mood-entry.js';
import { isMoodValue } from '../../moods.js';
import { MAX_TAG_NAME_LENGTH } from '../../tags/mood-tags.dto.js';
import { MAX_WORD_LENGTH } from '../../words/mood-words.dto.js';
import { type MoodMapping } from '../mood-formats.js';
import { type FoundMood, isSkippedMood, type MoodItem } from './mood-importer.js';

const FIRST_MOMENT = Date.UTC(1900, 0, 1);
/** A clock that runs before ours is no prophecy. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000;
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu;
const NUMBER = /^\d{1,3}(?:[.,]\d{1,6})?$/;

/** One entry, ready to be kept. */
export interface ImportedMood {
  row: number;
  file: string;
  identity: string;
  at: Date;
  mood: MoodValue;
  word: string | null;
  energy: MoodValue | null;
  stress: MoodValue | null;
  note: string | null;
  tags: string[];
  /** What to tell about it although it is kept. */
  remark: string | undefined;
}

/** Makes what was found fit, or says why it is left out. */
export class MoodCheck {
  private readonly steps: ReadonlyMap<string, MoodValue | null>;

  constructor(
    private readonly mapping: MoodMapping,
    private readonly now: Date,
  ) {
    this.steps = new Map(mapping.words.map(({ word, mood }) => [foldWord(word), mood]));
  }

  check(found: MoodItem): ImportedMood | SkippedRow {
    if (isSkippedMood(found)) return found;
    const { row, file, identity, at, said } = found;
    const tags = tagsOf(found.tags);
    const told = this.moodOf(said, tags);
    const reason = this.problemOf(at) ?? (typeof told === 'string' ? told : undefined);
    if (reason !== undefined || typeof told === 'string') return { row, file, reason: reason ?? '' };
    const others = tags.filter((tag) => tag !== told.tag);
    const note = cleaned(
      [found.title, found.note]
        .map((part) => part.trim())
        .filter(Boolean)
        .join('\n'),
    );
    return {
      ...{ row, file, identity, at: new Date(at), mood: told.mood, word: told.word },
      energy: this.stepOf(found.energy) ?? null,
      stress: this.stepOf(found.stress) ?? null,
      note: note.slice(0, MAX_NOTE_LENGTH).toWellFormed().trim() || null,
      tags: others.slice(0, MAX_TAGS_OF_ENTRY),
      remark: remarkOn(note, others),
    };
  }

  /** What the entry says of itself, else what one of its tags says, else what was chosen for those without. */
  private moodOf(
    said: string,
    tags: readonly string[],
  ): { mood: MoodValue; word: string | null; tag?: string } | string {
    if (NUMBER.test(said)) {
      const mood = this.stepOf(said);
      return mood === undefined
        ? `Its mood is none of 1 to ${String(this.mapping.most)}.`
        : { mood, word: null };
    }
    const own = this.steps.get(foldWord(said));
    if (said !== '' && own) return { mood: own, word: wordOf(said) };
    const tag = said === '' ? tags.find((each) => this.steps.get(foldWord(each))) : undefined;
    const tagged = tag === undefined ? undefined : this.steps.get(foldWord(tag));
    if (tag !== undefined && tagged) return { mood: tagged, word: wordOf(tag), tag };
    const { otherwise } = this.mapping;
    if (otherwise !== null) return { mood: otherwise, word: said === '' ? null : wordOf(said) };
    return said === '' ? 'It tells no mood.' : 'Its word for the mood has no step.';
  }

  private stepOf(text: string): MoodValue | undefined {
    if (!NUMBER.test(text)) return undefined;
    const { most } = this.mapping;
    const number = Number(text.replace(',', '.'));
    if (number > most || (most === 5 && number < 1)) return undefined;
    // Of ten it is halved: 0 and 1 are the lowest step.
    const step = most === 5 ? Math.round(number) : Math.max(1, Math.ceil((number * 5) / most));
    return isMoodValue(step) ? step : undefined;
  }

  private problemOf(at: number): string | undefined {
    if (!(at >= FIRST_MOMENT)) return 'Its time is before 1900.';
    return at > this.now.getTime() + CLOCK_DIFFERENCE_MS ? 'Its time is still to come.' : undefined;
  }
}

/** What may say a mood in an entry: its word, or its tags where it has none. Numbers say it by themselves. */
export function wordsIn({ said, tags }: FoundMood): string[] {
  if (NUMBER.test(said)) return [];
  return (said === '' ? tagsOf(tags) : [said]).map(wordOf).filter((word): word is string => word !== null);
}

/** The number that an entry says its mood with. */
export function numberIn({ said }: FoundMood): number | undefined {
  return NUMBER.test(said) ? Number(said.replace(',', '.')) : undefined;
}

export function foldWord(word: string): string {
  return (wordOf(word) ?? '').toLowerCase();
}

function wordOf(text: string): string | null {
  return cut(text, MAX_WORD_LENGTH) || null;
}

function tagsOf(tags: readonly string[]): string[] {
  const distinct = new Map<string, string>();
  for (const tag of tags.slice(0, 10 * MAX_TAGS_OF_ENTRY)) {
    const name = cut(tag, MAX_TAG_NAME_LENGTH);
    if (name !== '' && !distinct.has(name.toLowerCase())) distinct.set(name.toLowerCase(), name);
  }
  return [...distinct.values()];
}

/** On one line. */
function cut(text: string, length: number): string {
  return cleaned(text.slice(0, 4 * length))
    .replaceAll(/\s+/g, ' ')
    .slice(0, length)
    .toWellFormed()
    .trim();
}

function cleaned(text: string): string {
  const plain = text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_CHARACTERS, '');
  return normalised(plain, 'NFC').trim();
}

function remarkOn(note: string, tags: readonly string[]): string | undefined {
  const remarks = [
    note.length > MAX_NOTE_LENGTH ? 'Its note was cut at 2,000 characters.' : undefined,
    tags.length > MAX_TAGS_OF_ENTRY ? 'Only its first 30 tags were kept.' : undefined,
  ];
  return remarks.filter((remark) => remark !== undefined).join(' ') || undefined;
}
