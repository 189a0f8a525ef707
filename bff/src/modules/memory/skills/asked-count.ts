import { beginningOf } from '../../../common/calendar.js';
import { askedPeriod, type Asking, type Period } from '../search/asked-period.js';

interface AskedCount {
  /** The question without its time. */
  readonly text: string;
  readonly period: Period | undefined;
}

interface Dated {
  readonly happenedAt: string | null;
  readonly recordedAt: string;
}

/** "How many books did I read in May": what is counted, and in which time. */
export function readAskedCount(question: string, asking: Asking): AskedCount {
  const period = askedPeriod(question, asking);
  if (!period) return { text: question, period: undefined };
  return { text: question.slice(0, period.start) + question.slice(period.end), period };
}

/** A day as a calendar has it is kept as its midnight in UTC. */
export function isWithin({ happenedAt, recordedAt }: Dated, { from, to }: Period, timeZone: string): boolean {
  const at = happenedAt === null ? new Date(recordedAt) : beginningOf(new Date(happenedAt), timeZone);
  return from <= at && at < to;
}
