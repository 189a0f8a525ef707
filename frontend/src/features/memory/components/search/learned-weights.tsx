import { Button, Dialog, Skeleton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../../components/query-boundary';
import { SearchWeightsList } from '../../../../components/search-weights';
import { notify } from '../../../../lib/notify';
import {
  useGetSearchWeightsQuery,
  useResetSearchWeightsMutation,
} from '../../../../shared/memory/api/search-learning.api';

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
        {(learned) => <SearchWeightsList {...learned} />}
      </QueryBoundary>
    </Dialog>
  );
}
