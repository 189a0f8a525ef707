import { Box, Button, Icon, IconButton, Link, OutcomeLine } from '@twyn/design-system';
import { useRef, useState, type ReactElement } from 'react';
import type { SkillRun } from '../../shared/chat/api/chat.api';
import { formatCount } from '../../lib/format';
import { paths } from '../../lib/paths';
import type { Kept } from './memory-changes';
import { useSourceLink } from './use-source-links';
import { useUndoRuns } from './use-undo-runs';

interface KeptLineProps {
  /** At least one. */
  kept: readonly Kept[];
  runs: readonly SkillRun[];
}

/** What was kept of what was told, and the way back: one line, however much it was. */
export function KeptLine({ kept, runs }: KeptLineProps): ReactElement {
  const { isUndone, canUndo, isUndoing, undo } = useUndoRuns(runs);
  const [isOpen, setIsOpen] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  // One run keeps one of them, or all.
  const held = kept.filter((_memory, index) => {
    const run = runs[index] ?? runs.at(-1);
    return !run || !isUndone(run);
  });
  const [first, ...others] = held;
  const title = titleOf(held.length);
  const takeBack = async (): Promise<void> => {
    // The button has gone; who listens hears what came of it.
    if (await undo()) line.current?.focus();
  };

  return (
    <OutcomeLine
      ref={line}
      tabIndex={-1}
      role="group"
      aria-label={title}
      isUndone={first === undefined}
      title={title}
      about={first ? others.length === 0 && <MemoryLink memory={first} /> : <InTrash />}
      action={
        <>
          {others.length > 0 && (
            <IconButton
              size="sm"
              label="What I remembered"
              aria-expanded={isOpen}
              icon={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />}
              onClick={() => setIsOpen(!isOpen)}
            />
          )}
          {canUndo && (
            <Button size="sm" tone="quiet" loading={isUndoing} onClick={() => void takeBack()}>
              Undo
            </Button>
          )}
        </>
      }
    >
      {isOpen && others.length > 0 && (
        <ul>
          {held.map((memory) => (
            // As high as a finger needs it on a phone.
            <Box key={memory.memoryId} component="li" sx={{ py: { xs: 1.5, sm: 0.5 } }}>
              <MemoryLink memory={memory} />
            </Box>
          ))}
        </ul>
      )}
    </OutcomeLine>
  );
}

function MemoryLink({ memory: { memoryId, text } }: { memory: Kept }): ReactElement {
  const linkTo = useSourceLink();
  return (
    <Link tone="muted" dir="auto" {...linkTo(memoryId)}>
      {text}
    </Link>
  );
}

function InTrash(): ReactElement {
  return (
    <span>
      In the <Link href={paths.trash}>trash</Link> for 30 days
    </span>
  );
}

function titleOf(count: number): string {
  if (count === 0) return 'Not kept';
  return count === 1 ? 'Remembered' : `Remembered ${formatCount(count)} things`;
}
