import { differenceWords, inSentence, unusualWords } from '../../../components/readings/reading-words';
import { capitalised, formatQuantity, wordList } from '../../../lib/format';
import { NEEDED_DAYS, type OverviewItem } from './reading-cards';

interface Headline {
  title: string;
  detail: string;
}

/** What was measured longer ago says nothing of how one is. */
const CURRENT_DAYS = 3;
const DAY_MS = 86_400_000;
/** More would be a list and no headline. */
const NAMED = 2;

/** What is unusual first: "Short on sleep, otherwise inside your ranges". */
export function headline(items: readonly OverviewItem[], now: Date): Headline {
  const compared = items.filter(
    (item) => item.usual !== null && now.getTime() - Date.parse(item.at) < CURRENT_DAYS * DAY_MS,
  );
  const outside = compared
    .filter(({ state }) => state === 'under' || state === 'over')
    .toSorted((one, other) => deviation(other) - deviation(one));
  if (compared.length === 0) return withoutRanges(items);
  return { title: titleOf(outside, compared.length), detail: detailOf(outside, compared.length) };
}

function withoutRanges(items: readonly OverviewItem[]): Headline {
  if (items.some(({ usual }) => usual !== null))
    return {
      title: 'No recent readings',
      detail: 'Nothing with a range of your own was measured in the last three days.',
    };
  const most = Math.max(0, ...items.map(({ daysMeasured }) => daysMeasured));
  return {
    title: 'Your ranges are still being learned',
    detail: `A reading is compared once it has ${String(NEEDED_DAYS)} days of its own. The furthest has ${formatQuantity(most, 'day', 'days')}.`,
  };
}

function titleOf(outside: readonly OverviewItem[], compared: number): string {
  if (outside.length === 0) return 'All inside your ranges';
  const [first] = outside;
  if (first && outside.length > NAMED) {
    const others = `${String(outside.length - 1)} more readings outside your ranges`;
    return `${capitalised(unusualWords(first))}, and ${others}`;
  }
  const named = capitalised(outsideWords(outside));
  return outside.length === compared ? named : `${named}, otherwise inside your ranges`;
}

/** "HRV and steps over your usual": what two have in common is said once. */
function outsideWords(outside: readonly OverviewItem[]): string {
  const words = outside.map(unusualWords);
  const [one = '', other] = words;
  const shared = other === undefined ? '' : commonEnd(one, other);
  return shared === ''
    ? wordList(words)
    : `${wordList(words.map((each) => each.slice(0, -shared.length)))}${shared}`;
}

/** " over your usual", where both end so. */
function commonEnd(one: string, other: string): string {
  const end = / (?:under|over) your usual$/.exec(one)?.[0] ?? '';
  return other.endsWith(end) ? end : '';
}

function detailOf(outside: readonly OverviewItem[], compared: number): string {
  const usual = compared - outside.length;
  const counted = `${String(usual)} of ${formatQuantity(compared, 'reading is', 'readings are')} usual for you.`;
  const apart = outside.flatMap((item) => {
    const by = item.usual && differenceWords(item.value, item.usual.median, item);
    return by ? [`${inSentence(item.label)} ${by} ${item.state}`] : [];
  });
  return apart.length === 0 ? counted : `${counted} ${capitalised(wordList(apart))}.`;
}

/** How far outside in widths of the usual range, so that readings of different units compare. */
function deviation({ value, usual }: OverviewItem): number {
  if (!usual) return 0;
  return Math.abs(value - usual.median) / (usual.high - usual.low || 1);
}
