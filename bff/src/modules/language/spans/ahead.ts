import { type Span } from './span.js';
import { type SpanIndex } from './span-index.js';

/** How long before something that was told: "an hour beforehand", "the night before". */
export interface Ahead {
  readonly inSeconds: number;
  /** The hour that is usually meant by the "night" of it. */
  readonly part?: number;
}

/** What a pack says of a word for it: `open` needs an end behind it, since "an hour before the match" names what is meant. */
interface AheadEntry {
  readonly open?: boolean;
  readonly days?: number;
  readonly part?: number;
}

const TYPE = 'ahead';
const DAY_SECONDS = 86_400;
const COURTESY = 'courtesy';

/** One look at each word. */
export function aheadOf(index: SpanIndex): Span[] {
  return index.tokens.flatMap((_, start) => {
    const length = index.longest('duration', start);
    const lead = index.particle('beforehand', length?.end ?? start);
    if (!lead) return [];
    const { open = false, days, part } = (lead.value ?? {}) as AheadEntry;
    if (open && !isEnd(index, lead.end)) return [];
    const inSeconds = days === undefined ? Number(length?.value ?? 0) : days * DAY_SECONDS;
    if (inSeconds <= 0 || (days !== undefined && length)) return [];
    const value: Ahead = { inSeconds, ...(part !== undefined && { part }) };
    return [{ start, end: lead.end, meanings: [{ type: TYPE, value }] }];
  });
}

function isEnd(index: SpanIndex, at: number): boolean {
  const token = index.tokens[at];
  return !token || token.before.trim() !== '' || index.has(COURTESY, at);
}
