import { MatchMeter, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatQuantity } from '../lib/format';
import type { SearchWeights } from '../shared/memory/api/search-learning.api';
import { signalNames } from '../shared/memory/search-signals';

/** Nothing counts more than twice as usual. */
const MOST = 2;
/** Below this nobody would notice. */
const SLIGHT = 0.03;

/** How much each sign of relevance counts for the owner. */
export function SearchWeightsList({ weights, judgements }: SearchWeights): ReactElement {
  return (
    <Stack spacing={2}>
      <Text tone="muted">
        {judgements === 0
          ? 'Nothing yet. Mark results as useful or not, and search adapts to you.'
          : `From ${formatQuantity(judgements, 'result', 'results')} you judged. Only these numbers are saved, not your words.`}
      </Text>
      <Stack component="ul" spacing={1}>
        {weights.map(({ signal, weight, default: usual }) => (
          <li key={signal}>
            <MatchMeter label={signalNames[signal]} weight={weight / usual / MOST}>
              {inWords(weight / usual)}
            </MatchMeter>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function inWords(share: number): string {
  if (Math.abs(share - 1) < SLIGHT) return 'as usual';
  return `${share.toFixed(share < 1.95 ? 1 : 0)} times as much as usual`;
}
