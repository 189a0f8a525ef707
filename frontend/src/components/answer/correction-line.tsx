import { Button, DiffText, Link, OutcomeLine } from '@twyn/design-system';
import { useRef, type ReactElement } from 'react';
import type { Correction } from './memory-changes';
import { useSourceLink } from './use-source-links';
import { useUndoRuns } from './use-undo-runs';

/** What the memory said and what it says now, until it is taken back. */
export function CorrectionLine({ correction }: { correction: Correction }): ReactElement {
  const { before, after, memoryId, run } = correction;
  const { isUndone, canUndo, isUndoing, undo } = useUndoRuns(run ? [run] : []);
  const linkTo = useSourceLink();
  const line = useRef<HTMLDivElement>(null);
  const isBack = run !== undefined && isUndone(run);
  const takeBack = async (): Promise<void> => {
    // The button has gone; who listens hears what came of it.
    if (await undo()) line.current?.focus();
  };
  if (isBack) {
    return (
      <OutcomeLine
        ref={line}
        tabIndex={-1}
        role="group"
        aria-label="Not corrected"
        isUndone
        title="Not corrected"
      >
        It says again: <span dir="auto">{before}</span>
      </OutcomeLine>
    );
  }
  return (
    <OutcomeLine
      ref={line}
      tabIndex={-1}
      role="group"
      aria-label="Corrected"
      title={<Link {...linkTo(memoryId)}>Corrected</Link>}
      action={
        canUndo && (
          <Button size="sm" tone="quiet" loading={isUndoing} onClick={() => void takeBack()}>
            Undo
          </Button>
        )
      }
    >
      <DiffText
        tone="quiet"
        parts={[
          { kind: 'removed', text: before },
          { kind: 'same', text: ' → ' },
          { kind: 'added', text: after },
        ]}
      />
    </OutcomeLine>
  );
}
