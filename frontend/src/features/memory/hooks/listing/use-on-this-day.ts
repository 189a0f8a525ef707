import { useState } from 'react';
import { useListMemoriesOnThisDayQuery, type MemoryOfThisDay } from '../../api/listing.api';
import { storedWord } from '../../../../platform/storage/stored-word';

const dismissed = storedWord(() => localStorage, 'on-this-day-dismissed');

export interface OnThisDay {
  memories: MemoryOfThisDay[];
  /** Until tomorrow, on this device. */
  dismiss: () => void;
}

/** What happened on this day in former years and months; nothing once it was put away for today. */
export function useOnThisDay({ isShown }: { isShown: boolean }): OnThisDay {
  const today = new Date().toDateString();
  const [isDismissed, setIsDismissed] = useState(() => dismissed.read() === today);
  const { data } = useListMemoriesOnThisDayQuery({}, { skip: isDismissed || !isShown });
  return {
    memories: isDismissed || !isShown ? [] : (data?.items ?? []),
    dismiss: () => {
      dismissed.write(today);
      setIsDismissed(true);
    },
  };
}
