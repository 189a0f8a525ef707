import { Button, Dialog, MatchMeter, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import {
  type SearchWeights,
  useResetSearchWeightsMutation,
  useGetSearchWeightsQuery,
} from '../../api/search-learning.api';
import { QueryBoundary } from '../../../../components/query-boundary';
import { formatQuantity } from '../../../../lib/format';
import { notify } from '../../../../lib/notify';
import { signalNames } from '../../lib/search-signals';

/** Nothing counts more than twice as usual. */
const MOST = 2;
/** Below this nobody would notice. */
const SLIGHT = 0.03;

/** How much each sign of relevance counts for the owner, and the way back to the usual. */
export function LearnedWeights({ onClose }: { onClose: () => void }): ReactElement {
  const weights = useGetSearchWeightsQuery();
  const [forget, forgetting] = useResetSearchWeightsMutation();
  const judgements = weights.data?.judgements ?? 0;

  const handleForget = async (): Promise<void> => {
    await forget().unwrap();
    notify.success('Search preferences reset.');
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Learned search preferences"
      actions={
        <>
          {judgements > 0 && (
            <Button loading={forgetting.isLoading} onClick={() => void handleForget().catch(() => undefined)}>
              Reset search preferences
            </Button>
          )}
          <Button tone="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <QueryBoundary
        query={weights}
        errorTitle="Couldn’t load search preferences"
        skeleton={<Skeleton shape="block" height={240} />}
      >
        {(learned) => <Learned {...learned} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Learned({ weights, judgements }: SearchWeights): ReactElement {
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
