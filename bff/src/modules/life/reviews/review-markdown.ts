import { dayFromName, spoken } from '../../../common/day-series.js';
import { type ReviewedSeries } from './review.js';
import { type Review } from './reviews.dto.js';

type Facts = Omit<Review, 'markdown' | 'madeAt'>;

/** A review as a text to keep, print or send: headings, lists and one table. */
export function reviewMarkdown(review: Facts): string {
  const { kind, from, to, figures, people, memories, memoryCount, findings } = review;
  const title = kind === 'week' ? `Week of ${day(from)} to ${day(to)}` : month(from);
  const parts = [
    `# ${title}`,
    ...(review.isSample ? ['_Some of this is sample data._'] : []),
    ...(figures.length > 0 ? ['## In figures', table(figures, kind)] : []),
    ...(people.length > 0 ? ['## People', people.map(({ name, days }) => `- ${name}: ${daysOf(days)}`)] : []),
    ...(memoryCount > 0
      ? [
          `## What you told (${String(memoryCount)})`,
          memories.map(({ text, date }) => `- ${day(date)}: ${oneLine(text)}`),
        ]
      : []),
    ...(findings.length > 0
      ? ['## Findings', [...findings.map(({ sentence }) => `- ${sentence}`), '', 'Associations, not causes.']]
      : []),
  ];
  if (parts.length === 1) parts.push('Nothing is known of this time.');
  return `${parts.map((part) => (Array.isArray(part) ? part.join('\n') : part)).join('\n\n')}\n`;
}

function table(figures: readonly ReviewedSeries[], kind: Facts['kind']): string {
  const rows = figures.map((figure) => {
    const before = figure.before ? spoken(figure.before.mean, figure) : '';
    return `| ${cell(figure.label)} | ${spoken(figure.mean, figure)} | ${String(figure.days)} | ${before} |`;
  });
  return [`| | Mean | Days | The ${kind} before |`, '| --- | ---: | ---: | ---: |', ...rows].join('\n');
}

/** A name that somebody chose must not end its cell. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function daysOf(days: number): string {
  return days === 1 ? 'one day' : `${String(days)} days`;
}

function day(name: string): string {
  return written(name, { day: 'numeric', month: 'long', year: 'numeric' });
}

function month(name: string): string {
  return written(name, { month: 'long', year: 'numeric' });
}

function written(name: string, form: Intl.DateTimeFormatOptions): string {
  return new Date(dayFromName(name) * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'UTC', ...form });
}
