import { formatCount, formatQuantity } from '../../../lib/format';
import type { ModelStatus, ModelUsage } from '../api/ai-dashboard.api';

const SECOND_MS = 1_000;

export function modelWords({ name, isReachable, own }: ModelStatus): string {
  if (name === null) return 'None is set up: answers are made of your own words, by rules.';
  const whose = own ? 'your own' : 'of this server';
  return isReachable ? `${name}, ${whose}, answers.` : `${name}, ${whose}, does not answer now.`;
}

/** As term and words; tokens are as the model's server counts them. */
export function modelFigures({ lastDay }: ModelStatus): { term: string; words: string }[] {
  const { answered, failed, medianFirstMs, medianWholeMs, inputTokens, outputTokens } = lastDay;
  return [
    {
      term: 'Answers',
      words: `${formatCount(answered)}${failed > 0 ? `, and ${formatQuantity(failed, 'time', 'times')} by rules after all` : ''}`,
    },
    { term: 'First word, median', words: waitWords(medianFirstMs) },
    { term: 'Whole answer, median', words: waitWords(medianWholeMs) },
    { term: 'Tokens read', words: formatCount(inputTokens) },
    { term: 'Tokens written', words: formatCount(outputTokens) },
  ];
}

type Day = ModelUsage['days'][number];

/** What was read and written altogether. */
export function tokenWords(days: readonly Day[]): string {
  const read = days.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
  const written = days.reduce((sum, { outputTokens }) => sum + outputTokens, 0);
  return `${formatCount(read)} tokens read and ${formatCount(written)} written on ${formatQuantity(days.length, 'day', 'days')} of the last 28.`;
}

/** The waits of the last day with an answer, beside the longest. */
export function waitsWords(days: readonly Day[]): string {
  const answered = days.filter(({ p95FirstMs }) => p95FirstMs !== null);
  const last = answered.at(-1);
  if (!last) return 'No answer in the last 28 days.';
  const longest = Math.max(...answered.map(({ p95FirstMs }) => p95FirstMs ?? 0));
  return `Last: median ${waitWords(last.medianFirstMs)}, 95 of 100 within ${waitWords(last.p95FirstMs)}. On the slowest day ${waitWords(longest)}.`;
}

/** In seconds, as it is drawn. */
export function waitOf(ms: number): number {
  return ms / SECOND_MS;
}

export function waitWords(ms: number | null): string {
  return ms === null ? 'none yet' : `${(ms / SECOND_MS).toFixed(1)} s`;
}
