import { plainText } from './common/http/plain-text.js';
import { shorten } from './common/language/shorten.js';
import { terms } from './common/language/terms.js';
import { tokenise } from './common/language/tokens.js';
import { csvHead, jsonRow, noteOf, storedOf } from './testing/import-texts.js';
import { cpuTimeOf } from './testing/cpu-time.js';
import { FakeClock } from './testing/fake-clock.js';
import { hostileTexts } from './testing/hostile-texts.js';
import { CapabilitiesSkill } from './modules/chat/skills/capabilities.skill.js';
import { compare } from './modules/memory/review/comparison.js';
import { readStatements } from './modules/memory/review/statements.js';
import { titleOf, titlesIn } from './modules/memory/links/wiki-links.js';
import { markdownImporter } from './modules/memory/imports/formats/markdown.importer.js';
import { type Source } from './modules/imports/source/source.js';
import { askedKind } from './modules/memory/search/asked-kind.js';
import { askedPeriod } from './modules/memory/search/asked-period.js';
import { mentionedDates } from './modules/memory/search/mentioned-dates.js';
import { type Lexicon } from './modules/memory/search/lexicon.js';
import { readText } from './modules/memory/search/passage.js';
import { passagesOf } from './modules/memory/search/passages.js';
import { readSearchText } from './modules/memory/search-text/search-text.js';
import { happenedAt } from './modules/memory/extraction/happened.js';
import { kindOf } from './modules/memory/extraction/kind.js';
import { KnownNames } from './modules/memory/extraction/known-names.js';
import { namesInSentence, sentencesWithNames } from './modules/memory/extraction/names.js';
import { nameWordsOf } from './modules/memory/extraction/name-words.js';
import { sentencesOf, wordsOf } from './modules/memory/extraction/sentence-words.js';
import { loadTagger, type Tagger } from './modules/memory/extraction/tagger.js';
import { OnThisDaySkill } from './modules/memory/skills/on-this-day.skill.js';
import { comparedIn, summedUpIn } from './modules/memory/skills/over-time-words.js';
import { ToldSkill } from './modules/memory/skills/told.skill.js';
import { findAnswers } from './modules/skills/answering/find-answers.js';
import { speechOf } from './modules/skills/answering/lexicon/speech.js';
import { asksForEverything } from './modules/skills/answering/overview.js';
import { readQuestion } from './modules/skills/answering/question.js';
import { sayToOwner } from './modules/skills/answering/second-person/say-to-owner.js';
import { askedOfOwner } from './modules/twin/answers/asked-of-owner.js';
import { sentencesOf as toldSentencesOf } from './modules/skills/answering/sentences.js';
import { readWords } from './modules/skills/answering/words.js';
import { statedFacts } from './modules/skills/learning/stated-facts.js';
import { CitedText } from './modules/skills/model/cited-text.js';
import { itemsIn } from './modules/reminders/lists/list-words.js';
import { memoryChangeIn } from './modules/skills/understanding/memory-change.js';
import { onlyPeriodIn, pastPeriodIn } from './modules/skills/understanding/past-period.js';
import { readUtterance } from './modules/skills/understanding/utterance.js';

const LENGTH = 4_000;
/** Of twice the text: twice in proportion, four times for the square. */
const MOST = 3;
/** Less is noise, and harms nobody. */
const HARMLESS_MS = 12;
/** What takes this for 8,000 characters and grows faster than they do needs no second look. */
const TOO_LONG_MS = 500;
const now = new Date('2026-11-23T12:00:00Z');
const captured = { recordedAt: now, timeZone: 'UTC' };

let tagger: Tagger;
const nobody = new KnownNames([]);
const unused = {} as never;
const TOLD_SKILL = new ToldSkill(unused, unused, unused, unused);
const field = plainText(1_000_000);
const everyWord = { find: (word: string) => ({ word, term: word, row: 0 }) } as unknown as Lexicon;
const knowledge = { similarity: () => 0, isCommon: () => false };
const READERS: Record<string, (text: string) => unknown> = {
  plainText: (text) => field.safeParse(text),
  shorten: (text) => shorten(text, text.length - 1),
  tokenise,
  terms,
  compare: (text) => compare({ text, author: null }, { text: `${text} a`, author: null }, tagger),
  readStatements: (text) => readStatements(text, null),
  titlesIn,
  titleOf,
  markdown: (head) => markdownImporter.recognises({ archive: null, head } as unknown as Source),
  readNote: noteOf,
  toImported: storedOf,
  readElement: jsonRow,
  csvHead,
  askedKind,
  askedPeriod: (text) => askedPeriod(text, { now, timeZone: 'UTC' }),
  mentionedDates,
  passagesOf: (text) => passagesOf(text),
  readText: (text) => readText(text, everyWord),
  readSearchText: (text) => readSearchText(text, 'UTC'),
  happenedAt: (text) => happenedAt(text, captured, tagger),
  kindOf: (text) => kindOf(text, null),
  mentionedIn: (text) => nobody.mentionedIn(text),
  sentencesOf,
  wordsOf,
  names: (text) =>
    sentencesWithNames(text, nameWordsOf(text)).map((sentence) =>
      namesInSentence(sentence, tagger, nameWordsOf(text)),
    ),
  asksForEverything: (text) => asksForEverything(text, 'en'),
  asksForEverythingInGerman: (text) => asksForEverything(text, 'de'),
  findAnswersInGerman: (text) =>
    findAnswers(text, [{ text, happenedAt: null, recordedAt: '' }], knowledge, 'de'),
  findAnswers: (text) => findAnswers(text, [{ text, happenedAt: null, recordedAt: '' }], knowledge),
  readQuestion: (text) =>
    readQuestion(text, { isName: () => false, people: new Map(), speech: speechOf('en') }),
  askedOfOwner,
  sayToOwner: (text) => sayToOwner(text, speechOf('en').secondPerson!),
  sayToOwnerInGerman: (text) => sayToOwner(text, speechOf('de').secondPerson!),
  toldSentencesOf,
  readWords: (text) => readWords(text, speechOf('en')),
  readWordsInGerman: (text) => readWords(text, speechOf('de')),
  comparedIn,
  summedUpIn,
  told: (text) => TOLD_SKILL.understand(readUtterance(text)),
  onThisDay: (text) => new OnThisDaySkill(unused).understand(readUtterance(text)),
  toldBy: (text) =>
    [askedKind('where'), askedKind('when'), askedKind('wo')].map((asked) => asked?.toldBy.test(text)),
  capabilities: (text) => new CapabilitiesSkill(unused).understand(readUtterance(text)),
  statedFacts,
  citedText: (text) => new CitedText([]).add(text),
  itemsIn: (text) => itemsIn(text, 'en'),
  memoryChangeIn,
  onlyPeriodIn: (text) => onlyPeriodIn(text, new FakeClock().now()),
  pastPeriodIn: (text) => pastPeriodIn(text, new FakeClock().now(), 'UTC'),
  readUtterance,
};

beforeAll(async () => {
  tagger = await loadTagger();
});

describe('O1: what reads the words of users takes a time in proportion to their length', () => {
  it.each(Object.keys(READERS))('%s', (name) => {
    const read = READERS[name]!;
    const slow = hostileTexts(LENGTH).flatMap(({ name: attack }, place) => {
      const textOf = (length: number) => hostileTexts(length)[place]!.text;
      const figures = growth(read, textOf);
      return figures ? [`${attack}: ${figures}`] : [];
    });
    expect(slow).toEqual([]);
  });
});

/**
 * What a reader took where it takes more than its share for twice the text, at every length: a short run is as long
 * as the garbage collection that falls into it, one of twice and four times the text is not.
 */
function growth(read: (text: string) => unknown, textOf: (length: number) => string): string | undefined {
  const figures: string[] = [];
  for (let length = LENGTH; length <= 4 * LENGTH; length *= 2) {
    const [once, double] = quickest(read, textOf(length), textOf(2 * length));
    if (double <= HARMLESS_MS || double <= MOST * once) return undefined;
    figures.push(`${once.toFixed(1)} ms, ${double.toFixed(1)} ms of twice ${length}`);
    if (double > TOO_LONG_MS) break;
  }
  return figures.join('; ');
}

/** The first time, code is compiled. */
function quickest(
  read: (text: string) => unknown,
  text: string,
  twice: string,
): [once: number, double: number] {
  let [once, double] = [0, cpuTimeOf(() => read(twice))];
  for (let tries = 0; tries < 3 && double > HARMLESS_MS && double > MOST * once; tries += 1) {
    once = Math.max(
      once,
      cpuTimeOf(() => read(text)),
    );
    double = Math.min(
      double,
      cpuTimeOf(() => read(twice)),
    );
  }
  return [once, double];
}
