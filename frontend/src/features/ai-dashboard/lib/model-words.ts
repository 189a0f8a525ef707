import { formatCount, formatQuantity } from '../../../lib/format';
import type { ModelStatus } from '../api/ai-dashboard.api';

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

function waitWords(ms: number | null): string {
  return ms === null ? 'none yet' : `${(ms / SECOND_MS).toFixed(1)} s`;
}
