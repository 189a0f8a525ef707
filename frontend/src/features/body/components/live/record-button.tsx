import { Button, Icon } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useLiveState } from '../../hooks/use-live-heart-rate';
import type { LiveHeartRate } from '../../lib/live-heart-rate';
import { clockTime } from '../../lib/clock-time';

/** Begins and ends the recording. A simulated strap has none: nothing made up becomes a reading. */
export function RecordButton({ live }: { live: LiveHeartRate }): ReactElement | null {
  const { isSimulated, recordingSinceMs, nowMs } = useLiveState(live);
  if (isSimulated) return null;
  if (recordingSinceMs === undefined)
    return (
      <Button size="sm" onClick={() => live.startRecording()}>
        Record
      </Button>
    );
  return (
    <Button size="sm" startIcon={<Icon name="stop" size={16} />} onClick={() => live.stopRecording()}>
      Stop recording {clockTime(Math.max(0, nowMs - recordingSinceMs))}
    </Button>
  );
}
