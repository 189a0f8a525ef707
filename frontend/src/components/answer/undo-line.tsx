import { Button, OutcomeLine } from '@twyn/design-system';
import { useRef, type ReactElement } from 'react';
import type { SkillRun } from '../../shared/chat/api/chat.api';
import { useUndoSkillRunMutation } from '../../shared/skills/api/skills.api';
import { formatTime } from '../../lib/format';
import { useNow } from '../reminders/use-now';
import { timeLeft } from './time-left';

const MINUTE_MS = 60_000;

/** What was done, when, and for how long it can be undone; once undone, that it is. */
export function UndoLine({ run }: { run: SkillRun }): ReactElement | null {
  const { id, at, canUndo, undoUntil, undoneAt } = run;
  const [undo, { isLoading }] = useUndoSkillRunMutation();
  const line = useRef<HTMLDivElement>(null);
  const now = useNow(MINUTE_MS);
  const takeBack = async (): Promise<void> => {
    // The button has gone; who listens hears what came of it.
    if (!(await undo({ id })).error) line.current?.focus();
  };
  if (undoneAt !== null)
    return (
      <OutcomeLine ref={line} tabIndex={-1} isUndone title="Undone" about={`at ${formatTime(undoneAt)}`} />
    );
  if (!canUndo || undoUntil === null || Date.parse(undoUntil) <= now.getTime()) return null;
  return (
    <OutcomeLine
      ref={line}
      tabIndex={-1}
      title={`Done at ${formatTime(at)}`}
      about={`${timeLeft(undoUntil, now)} left`}
      action={
        <Button size="sm" tone="quiet" loading={isLoading} onClick={() => void takeBack()}>
          Undo
        </Button>
      }
    />
  );
}
