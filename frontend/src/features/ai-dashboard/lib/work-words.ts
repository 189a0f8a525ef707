import { dayOf } from '../../../lib/calendar';
import { formatCount, formatDay, formatQuantity, formatWhen } from '../../../lib/format';
import type { Brief } from '../../../shared/briefs/api/briefs.api';
import type { OpenReminders } from '../../../shared/reminders/api/reminders.api';
import type { FindingList, MemoryIndex, ReviewPeriods } from '../api/ai-dashboard.api';

/** Of an import, whatever it brings. */
interface Import {
  status: string;
  fileName: string;
}

const UNDER_WAY: readonly string[] = ['queued', 'running', 'undoing'];

export function indexWords({ done, total, running, failed }: MemoryIndex): string {
  if (failed.length > 0)
    return `${formatQuantity(failed.length, 'memory', 'memories')} refused, ${formatCount(done)} of ${formatCount(total)} done.`;
  if (running || done < total) return `${formatCount(done)} of ${formatCount(total)}, under way.`;
  return total === 0 ? 'Nothing to do yet.' : `All ${formatCount(total)} done.`;
}

/** Checked each night at 03:20 where its owner was last. */
export function findingsWords({ check }: Pick<FindingList, 'check'>): string {
  return check.ranAt === null
    ? 'Not yet. The first look at Findings checks at once.'
    : `Checked ${formatWhen(check.ranAt)}, the next time tonight at 03:20.`;
}

/** Made anew at each look, so that it is never old. */
export function briefWords({ lines, hidden }: Brief): string {
  const sentAway = hidden > 0 ? `, ${formatCount(hidden)} hidden until tomorrow` : '';
  return lines.length + hidden === 0
    ? 'Nothing to say this morning.'
    : `${formatQuantity(lines.length, 'line', 'lines')} this morning${sentAway}. Made anew at each look.`;
}

/** A week's figures are kept when it is read first. */
export function reviewWords({ items }: ReviewPeriods): string {
  const last = items.reduce<string>((latest, { to }) => (to > latest ? to : latest), '');
  return items.length === 0
    ? 'No week to review yet.'
    : `${formatQuantity(items.length, 'week', 'weeks')} to review, the last up to ${formatDay(dayOf(last))}.`;
}

/** What is open, and which comes next. */
export function reminderWords({ items }: OpenReminders): string {
  if (items.length === 0) return 'None open.';
  const [next] = items.flatMap(({ dueAt, snoozedUntil }) => snoozedUntil ?? dueAt ?? []).toSorted();
  return `${formatCount(items.length)} open${next === undefined ? '' : `, the next ${formatWhen(next)}`}.`;
}

export function importWords({ items }: { items: readonly Import[] }): string {
  const current = items.find(({ status }) => UNDER_WAY.includes(status));
  if (current) return `${current.fileName}: ${current.status}.`;
  const [last] = items.filter(({ status }) => status !== 'draft');
  return last ? `None under way. The last: ${last.fileName}, ${last.status}.` : 'None so far.';
}
