import { Badge, Button, Glyph, ItemRow, Link, LiveRegion, Row, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type SkillRun, useUndoSkillRunMutation } from '../../../shared/skills/api/skills.api';
import { useApplyRunTheme } from '../../../components/use-apply-run-theme';
import { conversationAddress } from '../../../lib/addresses';
import { formatAgo } from '../../../lib/format';
import { CHANNELS } from '../../../shared/skills/channels';

interface RunRowProps {
  run: SkillRun;
  /** What each part of it was taken for. */
  understood: readonly string[];
}

/** One thing that the twin was asked to do. */
export function RunRow({ run, understood }: RunRowProps): ReactElement {
  const { at, asked, channel, outcome, result, undoneAt } = run;
  return (
    <ItemRow
      glyph={<Glyph domain="neutral" icon={asked[0]?.icon ?? 'info'} />}
      title={result}
      badge={<State outcome={outcome} isUndone={undoneAt !== null} />}
      wrapAction
      secondary={
        <>
          {CHANNELS[channel]}, <Time dateTime={at}>{formatAgo(at)}</Time>
          {understood.map((words, index) => (
            <div key={index}>{words}</div>
          ))}
          {undoneAt !== null && (
            <div>
              Undone <Time dateTime={undoneAt}>{formatAgo(undoneAt)}</Time>
            </div>
          )}
        </>
      }
      action={<RunTools run={run} />}
    />
  );
}

function State({
  outcome,
  isUndone,
}: Pick<SkillRun, 'outcome'> & { isUndone: boolean }): ReactElement | null {
  if (isUndone) return <Badge>Undone</Badge>;
  return outcome === 'completed' ? null : <Badge>Needs your answer</Badge>;
}

/** The way back, and the way to where it was asked. */
function RunTools({ run }: Pick<RunRowProps, 'run'>): ReactElement | null {
  const [undo, { isLoading, isSuccess }] = useUndoSkillRunMutation();
  const applyTheme = useApplyRunTheme();
  const { id, result, canUndo, conversationId, messageId } = run;
  const handleUndo = async (): Promise<void> => {
    const { data } = await undo({ id });
    if (data) applyTheme(data);
  };
  if (!canUndo && conversationId === null && !isSuccess) return null;
  return (
    <Row gap={1.5}>
      <LiveRegion>{isSuccess && `Undone: ${result}`}</LiveRegion>
      {conversationId !== null && (
        <Link
          href={conversationAddress(conversationId, messageId ?? undefined)}
          aria-label={`Conversation: ${result}`}
        >
          Conversation
        </Link>
      )}
      {canUndo && (
        <Button
          size="sm"
          tone="quiet"
          loading={isLoading}
          aria-label={`Undo: ${result}`}
          onClick={() => void handleUndo()}
        >
          Undo
        </Button>
      )}
    </Row>
  );
}
