import { Box, Button, Link, Outcome } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { SkillRun } from '../../../shared/chat/api/chat.api';
import { useUndoSkillRunMutation } from '../../../shared/skills/api/skills.api';
import { memoryAddress } from '../../../lib/addresses';
import { formatQuantity } from '../../../lib/format';
import { paths } from '../../../lib/paths';

/** What was just done with a message; without a run nothing was. */
export type Notice =
  | { kind: 'remembered'; memoryId: string; run: SkillRun | null }
  | { kind: 'forgotten'; count: number; run: SkillRun };

/** Says under the message what was done with it, where it is, and takes it back. */
export function MessageNotice({ notice }: { notice: Notice }): ReactElement {
  const { run } = notice;
  return (
    <Box role="status" sx={{ width: '100%' }}>
      {/* A notice of something else is undone by itself. */}
      <Told key={run?.id} notice={notice} />
    </Box>
  );
}

function Told({ notice }: { notice: Notice }): ReactElement {
  const [undo, { data: undone, isLoading }] = useUndoSkillRunMutation();
  const { run } = notice;
  if (undone) return <Outcome title="Undone" />;
  const undoButton = run?.canUndo && (
    <Button size="sm" loading={isLoading} onClick={() => void undo({ id: run.id })}>
      Undo
    </Button>
  );
  if (notice.kind === 'forgotten') {
    return (
      <Outcome
        title={`${formatQuantity(notice.count, 'memory', 'memories')} forgotten`}
        action={
          <>
            <Link href={paths.trash}>Trash</Link>
            {undoButton}
          </>
        }
      >
        Can be restored for 30 days.
      </Outcome>
    );
  }
  return (
    <Outcome
      title={run ? 'Remembered' : 'Remembered already'}
      action={
        <>
          <Link href={memoryAddress(notice.memoryId)}>Open</Link>
          {undoButton}
        </>
      }
    />
  );
}
