import { useEffect } from 'react';
import {
  type MemoryExtraction,
  useConfirmInferredDateMutation,
  useDismissExtractionMutation,
  useGetMemoryExtractionQuery,
} from '../api/entities.api';
import {
  type Memory,
  useGetMemoryQuery,
  useUpdateMemoryMutation,
} from '../../../shared/memory/api/memory.api';

export interface Understanding {
  read: MemoryExtraction | undefined;
  isBusy: boolean;
  dismiss: (
    what: Parameters<ReturnType<typeof useDismissExtractionMutation>[0]>[0]['dismissExtraction'],
  ) => void;
  /** The day that was inferred is right. */
  confirmDay: () => void;
  changeDay: (happenedAt: string) => void;
  acceptTag: (tag: string) => void;
  acceptKind: () => void;
}

/** What was understood of a memory, as soon as it is. */
export function useUnderstanding(memory: Memory): Understanding {
  const { id, version, tags } = memory;
  const { currentData: read } = useGetMemoryExtractionQuery(
    { id },
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const { refetch } = useGetMemoryQuery({ id });
  const [dismissExtraction, { isLoading: isDismissing }] = useDismissExtractionMutation();
  const [confirmInferredDate, { isLoading: isConfirming }] = useConfirmInferredDateMutation();
  const [updateMemory, { isLoading: isUpdating }] = useUpdateMemoryMutation();

  // The day that was found belongs to the memory itself.
  const { happenedAt: foundDay = null, happenedAtIsInferred: isInferred } = read ?? {};
  const isNews =
    foundDay !== null && (foundDay !== memory.happenedAt || isInferred !== memory.happenedAtIsInferred);
  useEffect(() => {
    if (isNews) void refetch();
  }, [isNews, refetch]);

  return {
    read,
    isBusy: isDismissing || isConfirming || isUpdating,
    dismiss: (what) => void dismissExtraction({ id, dismissExtraction: what }),
    confirmDay: () => void confirmInferredDate({ id }),
    changeDay: (happenedAt) => void updateMemory({ id, updateMemory: { version, happenedAt } }),
    acceptTag: (tag) => void updateMemory({ id, updateMemory: { version, tags: [...tags, tag] } }),
    acceptKind: () => {
      if (read?.suggestedKind) void updateMemory({ id, updateMemory: { version, kind: read.suggestedKind } });
    },
  };
}
