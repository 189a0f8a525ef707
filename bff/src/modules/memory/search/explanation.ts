import { terms } from '../../../common/language/terms.js';
import { type SearchHighlight, type SearchReason } from '../memory-search.dto.js';
import { type AnalysedQuery } from './analysed-query.js';
import { dayAt } from '../../../common/calendar.js';
import { phrasesIn } from '../../language/phrases/phrases-in.js';
import { type TwinPhrases, type Values } from '../../language/phrases/twin-phrases.js';
import { timeOf } from './date-score.js';
import { type RelatedWord } from './meaning-score.js';
import { type PassageWord } from './passage.js';
import { type Candidate, type Ranked, type Signals } from './rank.js';

/** A share of the score too small to be a reason. */
const NEGLIGIBLE = 0.05;
const MAX_NAMED_WORDS = 4;
/** Words this close in meaning are worth showing; below, the likeness is one of the whole text. */
const WORTH_NAMING = 0.2;
type Place = Pick<PassageWord, 'start' | 'end'>;

const MAX_HIGHLIGHTS = 50;
/** By language, of a day without a zone: to make one for a zone takes longer than all the rest here. */
const longDates = new Map<string, Intl.DateTimeFormat>();

/** Why a memory was found: the signs of relevance by their share of the score, the strongest first, in that language. */
export function explain(query: AnalysedQuery, found: Ranked<Candidate>, language: string): SearchReason[] {
  const total = Object.values<number>({ ...found.signals }).reduce(
    (sum, value) => sum + Math.max(0, value),
    0,
  );
  const sentences = describeSignals(query, found, phrasesIn(language));
  return (Object.keys(found.signals) as (keyof Signals)[])
    .map((signal) => ({
      signal,
      weight: Math.round((100 * Math.max(0, found.signals[signal])) / (total || 1)) / 100,
      text: sentences[signal],
    }))
    .filter(({ weight }) => weight >= NEGLIGIBLE)
    .sort((a, b) => b.weight - a.weight);
}

/** Where the memory says what was asked, or something close to it in meaning. */
export function highlight(query: AnalysedQuery, found: Ranked<Candidate>): SearchHighlight[] {
  const related = new Set(namedRelations(found).map((relation) => relation.found));
  const wanted = found.passage.words.filter((word) => isAsked(query, word) || related.has(word));
  const highlights: SearchHighlight[] = [];
  for (const { start, end } of wanted) {
    const last = highlights.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else highlights.push({ start, end });
  }
  return highlights.slice(0, MAX_HIGHLIGHTS);
}

function describeSignals(
  query: AnalysedQuery,
  found: Ranked<Candidate>,
  phrases: TwinPhrases,
): Record<keyof Signals, string> {
  const { text, author, happenedAt } = found.candidate;
  const said = found.passage.words.filter((word) => isAsked(query, word));
  const say = (key: string, values?: Values): string => phrases.say(`found-${key}`, values);
  const quote = (word: Place): string => phrases.say('quote', { quote: text.slice(word.start, word.end) });
  const relations = namedRelations(found).map(({ asked, found: word }) =>
    say('for', { word: quote(word), asked }),
  );
  const isAuthor = author !== null && terms(author).some((term) => query.names.has(term));
  return {
    words: say('words', { words: list([...new Set(said.map((word) => quote(word).toLowerCase()))]) }),
    meaning: relations.length > 0 ? say('meaning', { words: list(relations) }) : say('meaning-whole'),
    name: isAuthor ? say('author', { author }) : say('name'),
    date: say(happenedAt ? 'happened' : 'recorded', {
      day: longDay(timeOf(found.candidate), query, phrases),
    }),
    answer: say(query.asked?.kind === 'place' ? 'place' : 'time'),
    neighbour: say('neighbour'),
    recency: say('recent'),
    importance: say('important'),
  };
}

function namedRelations({ meaning }: Ranked<Candidate>): readonly RelatedWord[] {
  return meaning.related
    .filter(({ closeness }) => closeness >= WORTH_NAMING)
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, MAX_NAMED_WORDS);
}

function isAsked({ content, asTyped, names }: AnalysedQuery, { known }: PassageWord): boolean {
  const { term } = known;
  return names.has(term) || [...content, ...asTyped].some((asked) => asked.term === term);
}

function longDay(at: Date, { asking }: AnalysedQuery, { locale }: TwinPhrases): string {
  const format =
    longDates.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  longDates.set(locale, format);
  return format.format(dayAt(at, asking.timeZone));
}

function list(items: readonly string[]): string {
  return items.slice(0, MAX_NAMED_WORDS).join(', ');
}
