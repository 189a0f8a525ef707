import path from 'node:path';
import { z } from 'zod';
import { STOP_WORDS } from '../../../../common/language/stop-words.js';
import { stem as stemForSearch } from '../../../../common/language/terms.js';
import { words as foldedWords } from '../../../../common/language/tokens.js';
import { packFolder, USUAL_LANGUAGE } from '../../../language/languages.js';
import { readDataFile } from '../../../language/pack/data-files.js';
import { patternOf } from '../../../language/knowledge/ways.js';
import { indexGroups, shareGroup } from './groups.js';
import { type Cue, type List, READING, WORDS } from './reading.js';
import { FORMS, stemmerOf } from './stemmer.js';
import { SECOND_PERSON, type SecondPerson } from '../second-person/table.js';

const SPACE = /\s+/u;
/** Shorter ones stand at the end of too many words. */
const SHORTEST_PART = 4;

export type QuestionKind = z.output<typeof READING>['kinds'][number]['kind'];

/** What is known of the words of a language, for reading what is asked and told in it. */
export class Speech {
  readonly reading: z.output<typeof READING>;
  readonly kinds: readonly { readonly kind: QuestionKind; readonly pattern: RegExp }[];
  readonly rewrites: readonly { readonly pattern: RegExp; readonly means: string }[];
  /** Brings the forms of a word together. */
  readonly stem: (word: string) => string;
  /** How what somebody said is said to them; undefined where nothing says how. */
  readonly secondPerson: SecondPerson | undefined;
  private readonly lists: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly stems: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly cues: ReadonlyMap<string, RegExp>;
  private readonly synonyms: ReadonlyMap<string, ReadonlySet<number>>;
  private readonly contrasts: ReadonlyMap<string, ReadonlySet<number>>;
  private readonly classes: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly members: ReadonlySet<string>;
  private readonly alsoCalled: ReadonlyMap<string, string>;
  private readonly holders: ReadonlySet<string>;

  constructor(readonly language: string) {
    const read = <T extends z.ZodType>(name: string, schema: T): z.output<T> =>
      readDataFile(knowledgeOf(language), `${name}.yaml`, schema);
    const forms = read('forms', FORMS.optional());
    this.stem = forms ? stemmerOf(forms) : stemForSearch;
    this.secondPerson = read('second-person', SECOND_PERSON.optional());
    this.reading = read('reading', READING);
    const lists = Object.fromEntries(
      Object.entries(this.reading.words).map(([name, said]) => [name, said === '' ? [] : said.split(SPACE)]),
    );
    this.lists = new Map(Object.entries(lists).map(([name, said]) => [name, new Set(said.map(folded))]));
    this.stems = new Map(
      Object.entries(lists).map(([name, said]) => [
        name,
        new Set(said.map((word) => this.stem(folded(word)))),
      ]),
    );
    const pattern = (ways: readonly string[]): RegExp => patternOf(ways, lists);
    this.cues = new Map(Object.entries(this.reading.cues).map(([name, ways]) => [name, pattern(ways)]));
    this.kinds = this.reading.kinds.map(({ kind, says }) => ({ kind, pattern: pattern(says) }));
    this.rewrites = this.reading.rewrites.map(({ says, means }) => ({ pattern: pattern(says), means }));
    const groupsOf = (groups: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> =>
      indexGroups(groups.map((group) => this.stemsOf(group)));
    this.synonyms = groupsOf(Object.values(read('synonyms', z.record(z.string(), z.array(WORDS)))).flat());
    this.contrasts = groupsOf(read('contrasts', z.array(WORDS)));
    const { classes, also_called: alsoCalled } = read(
      'classes',
      z.strictObject({ classes: z.record(WORDS, WORDS), also_called: z.record(WORDS, WORDS) }),
    );
    this.classes = new Map(
      Object.entries(classes).map(([name, members]) => [
        this.stem(folded(name)),
        new Set(this.stemsOf(members)),
      ]),
    );
    this.members = new Set([...this.classes].flatMap(([name, members]) => [name, ...members]));
    this.alsoCalled = new Map(
      Object.entries(alsoCalled).map(([alias, name]) => [this.stem(folded(alias)), this.stem(folded(name))]),
    );
    this.holders = new Set(
      read('holders', z.array(WORDS)).flatMap((group) => group.split(SPACE).map(folded)),
    );
  }

  isStop(word: string): boolean {
    return this.lists.has('stop') ? this.is('stop', word) : STOP_WORDS.has(word);
  }

  /** Whether the pack knows it, as a word that everybody uses. */
  isKnown(word: string): boolean {
    const stem = this.stem(word);
    return this.isStop(word) || this.synonyms.has(stem) || this.contrasts.has(stem) || this.members.has(stem);
  }

  wordsOf(list: List): readonly string[] {
    return [...(this.lists.get(list) ?? [])];
  }

  is(list: List, word: string): boolean {
    return this.lists.get(list)?.has(word) ?? false;
  }

  /** The same for a word that was brought to its stem. */
  isStem(list: List, stem: string): boolean {
    return this.stems.get(list)?.has(stem) ?? false;
  }

  endsWith(list: List, word: string): boolean {
    return [...(this.lists.get(list) ?? [])].some((ending) => word.endsWith(ending));
  }

  says(cue: Cue, text: string): boolean {
    return this.cue(cue).test(text);
  }

  cue(name: Cue): RegExp {
    return this.cues.get(name) ?? patternOf([], {});
  }

  /** Whether it is a noun for somebody a memory can be about. */
  isHolder(word: string): boolean {
    const suffix = this.wordsOf('holder_suffixes').find((each) => word.endsWith(each)) ?? '';
    const plain = word.slice(0, word.length - suffix.length);
    return (
      this.holders.has(plain) ||
      (this.is('holder_endings', word.slice(-1)) && this.holders.has(plain.slice(0, -1)))
    );
  }

  /** Words with which people tell and ask for the same thing; verbs and their nouns stand together. */
  areSynonyms(one: string, other: string): boolean {
    return shareGroup(this.synonyms, one, other);
  }

  /**
   * Whether two words exclude each other. Their vectors are close ("sell" and "bought": 0.75), because they stand in the
   * same sentences; so only a list can say that an answer about one is no answer about the other.
   */
  areContrary(one: string, other: string): boolean {
    return one !== other && shareGroup(this.contrasts, one, other);
  }

  /** Whether the member is one of what the class names: a cello is an instrument. */
  isKindOf(member: string, className: string): boolean {
    return (
      this.classes.get(className)?.has(member) === true ||
      this.classes.get(this.alsoCalled.get(className) ?? '')?.has(member) === true
    );
  }

  /** "Wanderschuh" of "schuh": what the longer word says more; undefined where it does not end in the other. */
  restOfCompound(longer: string, head: string): string | undefined {
    if (!this.reading.manner.joins_compounds || head.length < SHORTEST_PART) return undefined;
    const rest = longer.endsWith(head) ? longer.slice(0, -head.length) : '';
    return rest.length < SHORTEST_PART - 1 ? undefined : rest;
  }

  /** "Zahnarzttermin" of "zahnarzt". */
  beginsCompound(longer: string, part: string): boolean {
    if (!this.reading.manner.joins_compounds || part.length < SHORTEST_PART) return false;
    return longer.length >= part.length + SHORTEST_PART && longer.startsWith(part);
  }

  /** Whether a word begins as the first part of a compound does: "wandern" for "wander". */
  beginsAs(word: string, part: string): boolean {
    return ['', ...this.wordsOf('joints')].some((joint) => {
      const bare = part.endsWith(joint) ? part.slice(0, part.length - joint.length) : '';
      return bare.length >= SHORTEST_PART - 1 && (word.startsWith(bare) || word.endsWith(bare));
    });
  }

  private stemsOf(said: string): string[] {
    return said.split(SPACE).map((word) => this.stem(folded(word)));
  }
}

const known = new Map<string, Speech>();

/** What the speakers of a language know of words stands with the rest of the language. */
function knowledgeOf(language: string): string {
  return path.join(packFolder(language), 'knowledge');
}

/** Read once a process, when it is first needed. A language without knowledge of its own is read as English. */
export function speechOf(language: string): Speech {
  const found = known.get(language);
  if (found) return found;
  const isKnown = readDataFile(knowledgeOf(language), 'reading.yaml', z.unknown()) !== undefined;
  const speech = isKnown ? new Speech(language) : speechOf(USUAL_LANGUAGE);
  known.set(language, speech);
  return speech;
}

/** As the words of a sentence are: without accents, in lower case. */
function folded(word: string): string {
  return word.includes('-') || word.includes("'") ? word.toLowerCase() : (foldedWords(word)[0] ?? word);
}
