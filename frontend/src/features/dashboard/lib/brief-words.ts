import type { Domain } from '@twyn/design-system';
import {
  differenceWords,
  inSentence,
  rangeWords,
  wholeValue,
} from '../../../components/readings/reading-words';
import { dayAddress, memoryAddress, metricAddress } from '../../../lib/addresses';
import { formatDay, formatMonthsAgo, formatQuantity, formatTime, wordList } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import type { BriefLine } from '../../../shared/briefs/api/briefs.api';
import { memoryTitle } from '../../../shared/memory/memory-outline';
import { dayOf } from '../../../lib/calendar';

/** Where a line comes from, and the page that shows it. */
export interface LineSource {
  domain: Domain;
  name: string;
  meta: string;
  href: string;
}

export interface LineWords {
  text: string;
  sources: LineSource[];
}

const HOURS = { unit: 'h', decimals: 1 } as const;
const OF_FIVE = { unit: '', decimals: 1 } as const;
const MINUTES = 60;

/** A line of the brief as it is read, with what it rests on. */
export function lineWords(line: BriefLine): LineWords {
  switch (line.kind) {
    case 'night':
      return {
        text: nightText(line),
        sources: [body('Sleep', 'last night', metricAddress('sleep-duration'))],
      };
    case 'due':
      return {
        text: dueText(line),
        sources: [{ domain: 'memory', name: 'Reminders', meta: 'due today', href: paths.reminders }],
      };
    case 'change':
      return {
        text: changeText(line),
        sources: [
          body(line.label, formatDay(dayOf(line.date)), metricAddress(line.metric)),
          body('The day', `against ${String(line.usual.days)} days`, dayAddress(line.date)),
        ],
      };
    case 'mood':
      return {
        text: moodText(line),
        sources: [
          { domain: 'mood', name: 'Mood', meta: `${String(line.days)} of the last 7 days`, href: paths.mood },
        ],
      };
    case 'finding':
      return {
        text: `${line.sentence} That is an association, not a cause.`,
        sources: [{ domain: 'body', name: 'A new finding', meta: 'in your days', href: paths.analytics }],
      };
    case 'memory':
      return {
        text: `${formatMonthsAgo(line.monthsAgo)}: “${memoryTitle(line.text)}”`,
        sources: [
          {
            domain: 'memory',
            name: 'Memory',
            meta: formatDay(dayOf(line.date)),
            href: memoryAddress(line.memoryId),
          },
        ],
      };
  }
}

function body(name: string, meta: string, href: string): LineSource {
  return { domain: 'body', name, meta, href };
}

function nightText(line: Extract<BriefLine, { kind: 'night' }>): string {
  const asleep = line.asleepMinutes / MINUTES;
  const slept = `You slept ${wholeValue(asleep, HOURS)}`;
  if (line.usualMinutes === null) return `${slept}.`;
  const usual = line.usualMinutes / MINUTES;
  const apart = differenceWords(asleep, usual, HOURS);
  const against = apart ? `, ${apart} ${asleep < usual ? 'under' : 'over'} your usual` : ', as usual';
  const run = line.shortNights > 1 ? ` It is short night ${String(line.shortNights)} in a row.` : '';
  return `${slept}${against}.${run}`;
}

function dueText({ count, first }: Extract<BriefLine, { kind: 'due' }>): string {
  const named = first.map(({ text, dueAt }) => `${text} (${dueTime(dueAt)})`);
  const more = count - named.length;
  return `Due today: ${wordList([...named, ...(more > 0 ? [formatQuantity(more, 'other', 'others')] : [])])}.`;
}

/** What is late says so: a time of another day would mislead. */
function dueTime(at: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? formatTime(at) : `since ${formatDay(at)}`;
}

function changeText(line: Extract<BriefLine, { kind: 'change' }>): string {
  const { median, low, high } = line.usual;
  const where = line.value < median ? 'under' : 'over';
  const range = `${rangeWords(low, high, line)}${line.unit === 'h' || line.unit === '' ? '' : ` ${line.unit}`}`;
  return `Your ${inSentence(line.label)} ${isPlural(line.label) ? 'were' : 'was'} ${wholeValue(line.value, line)}, ${where} your usual ${range}.`;
}

/** "Steps" and "active minutes", but not "stress" or "focus". */
function isPlural(label: string): boolean {
  return /[^su]s\b/.test(label);
}

function moodText({ mean, usual }: Extract<BriefLine, { kind: 'mood' }>): string {
  const apart = differenceWords(mean, usual.median, OF_FIVE);
  const against = apart ? `${apart} ${mean < usual.median ? 'under' : 'over'} your usual` : 'as usual';
  return `Your mood over the last seven days was ${wholeValue(mean, OF_FIVE)} of 5, ${against}.`;
}
