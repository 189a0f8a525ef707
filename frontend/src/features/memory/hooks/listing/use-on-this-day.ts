import { useState } from 'react';
import {
  useListMemoriesOnThisDayQuery,
  type MemoryOfThisDay,
} from '../../../../shared/memory/api/on-this-day.api';
import { onThisDayHidden, selectOnThisDayHiddenFor } from '../../../../shared/preferences/preferences.slice';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';

export interface OnThisDay {
  memories: MemoryOfThisDay[];
  /** Until tomorrow, on this device. */
  dismiss: () => void;
}

/** What happened on this day in former years and months; nothing once it was put away for today. */
export function useOnThisDay({ isShown }: { isShown: boolean }): OnThisDay {
  const [today] = useState(() => new Date().toDateString());
  const isDismissed = useAppSelector(selectOnThisDayHiddenFor) === today;
  const dispatch = useAppDispatch();
  const { data } = useListMemoriesOnThisDayQuery({}, { skip: isDismissed || !isShown });
  return {
    memories: isDismissed || !isShown ? [] : (data?.items ?? []),
    dismiss: () => void dispatch(onThisDayHidden(today)),
  };
}
