import { Button, ItemRow, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import {
  type Reminder,
  useAdjustTimerMutation,
  usePauseTimerMutation,
  useResumeTimerMutation,
} from '../../shared/reminders/api/reminders.api';
import { RemovableRow } from '../removable-row';
import { useClose } from './use-close';
import { useNow } from './use-now';
import { countdown, msLeft, nameOf } from './due';

const SECOND_MS = 1_000;
const MORE_SECONDS = 60;

/** A timer with what is left of it, second by second. */
export function TimerRow({ timer }: { timer: Reminder }): ReactElement {
  const left = msLeft(timer, useNow(SECOND_MS));
  const name = nameOf(timer);
  return (
    <RemovableRow>
      <ItemRow
        wrapAction
        title={name}
        secondary={
          left === 0 ? 'Over' : `${countdown(left)} left${timer.remainingMs === null ? '' : ', paused'}`
        }
        action={<TimerActions timer={timer} isOver={left === 0} name={name} />}
      />
    </RemovableRow>
  );
}

function TimerActions({
  timer,
  isOver,
  name,
}: {
  timer: Reminder;
  isOver: boolean;
  name: string;
}): ReactElement {
  const { id } = timer;
  const [pause] = usePauseTimerMutation();
  const [resume] = useResumeTimerMutation();
  const [adjust] = useAdjustTimerMutation();
  const { complete, cancel } = useClose(timer);
  const isPaused = timer.remainingMs !== null;
  return (
    <Row gap={1}>
      <Button
        size="sm"
        tone="quiet"
        aria-label={`+1 min for ${name}`}
        onClick={() => void adjust({ id, adjustTimer: { seconds: MORE_SECONDS } })}
      >
        +1 min
      </Button>
      {isOver ? (
        <Button size="sm" aria-label={`Done with ${name}`} onClick={() => void complete()}>
          Done
        </Button>
      ) : (
        <>
          <Button
            size="sm"
            aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
            onClick={() => void (isPaused ? resume({ id }) : pause({ id }))}
          >
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
          <Button size="sm" tone="quiet" aria-label={`Cancel ${name}`} onClick={() => void cancel()}>
            Cancel
          </Button>
        </>
      )}
    </Row>
  );
}
