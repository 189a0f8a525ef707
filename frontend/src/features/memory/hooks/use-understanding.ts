import { useEffect, useState } from 'react';
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

/** A memory is read a moment after it was kept or changed. */
const ASK_AGAIN_MS = 1_000;

/** What was understood of a memory, as soon as it is. */
export function useUnderstanding(memory: Memory): Understanding {
  const { id, version, tags } = memory;
  const [isWaiting, setIsWaiting] = useState(true);
  const { currentData: read } = useGetMemoryExtractionQuery(
    { id },
    {
      pollingInterval: isWaiting ? ASK_AGAIN_MS : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const { refetch } = useGetMemoryQuery({ id });
  const [dismissExtraction, { isLoading: isDismissing }] = useDismissExtractionMutation();
  const [confirmInferredDate, { isLoading: isConfirming }] = useConfirmInferredDateMutation();
  const [updateMemory, { isLoading: isUpdating }] = useUpdateMemoryMutation();
  // One that takes too long is not tried again: there is nothing to wait for.
  const isRead = read !== undefined && (read.isRead || read.isTooMuch);
  if (isWaiting === isRead) setIsWaiting(!isRead);

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
