import { terms } from '../../../common/language/terms.js';
import { type SearchHighlight, type SearchReason } from '../memory-search.dto.js';
import { type AnalysedQuery } from './analysed-query.js';
import { dayAt } from '../../../common/calendar.js';
import { timeOf } from './date-score.js';
import { type RelatedWord } from './meaning-score.js';
import { type PassageWord } from './passage.js';
import { type Candidate, type Ranked, type Signals } from './rank.js';

/** A share of the score too small to be a reason. */
const NEGLIGIBLE = 0.05;
const MAX_NAMED_WORDS = 4;
/** Words this close in meaning are worth showing; below, the likeness is one of the whole text. */
const WORTH_NAMING = 0.2;
const MAX_HIGHLIGHTS = 50;
/** Of a day without a zone: to make one for a zone takes longer than all the rest here. */
const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Why a memory was found: the signs of relevance by their share of the score, the strongest first. */
export function explain(query: AnalysedQuery, found: Ranked<Candidate>): SearchReason[] {
  const total = Object.values<number>({ ...found.signals }).reduce(
    (sum, value) => sum + Math.max(0, value),
    0,
  );
  const sentences = describeSignals(query, found);
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

function describeSignals(query: AnalysedQuery, found: Ranked<Candidate>): Record<keyof Signals, string> {
  const { text, author, happenedAt } = found.candidate;
  const said = found.passage.words.filter((word) => isAsked(query, word));
  const relations = namedRelations(found).map(
    ({ asked, found: word }) => `${quoted(text, word)} for “${asked}”`,
  );
  const isAuthor = author !== null && terms(author).some((term) => query.names.has(term));
  return {
    words: `Says ${list([...new Set(said.map((word) => quoted(text, word).toLowerCase()))])}`,
    meaning: relations.length > 0 ? `Close in meaning: ${list(relations)}` : 'Close in meaning as a whole',
    name: isAuthor ? `Said by ${author}` : 'Names the person',
    date: `${happenedAt ? 'Happened' : 'Recorded'} on ${LONG_DATE.format(dayAt(timeOf(found.candidate), query.asking.timeZone))}`,
    answer: query.asked?.kind === 'place' ? 'Says some place' : 'Says some time',
    neighbour: 'Beside memories that match',
    recency: 'Recent',
    importance: 'Important to you',
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

function quoted(text: string, { start, end }: PassageWord): string {
  return `“${text.slice(start, end)}”`;
}

function list(items: readonly string[]): string {
  return items.slice(0, MAX_NAMED_WORDS).join(', ');
}
