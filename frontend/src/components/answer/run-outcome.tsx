import { Button, Outcome, Row } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { SkillRun } from '../../shared/chat/api/chat.api';
import { useUndoSkillRunMutation } from '../../shared/skills/api/skills.api';
import { useApplyRunTheme } from '../use-apply-run-theme';
import { screens } from '../../lib/screens';
import { confirmWords } from './confirm-words';
import { DeviceCard } from './device-card';
import { MoodCard } from './mood-card';
import { ReadingCard } from './reading-card';
import { ReminderCard } from './reminder-card';

interface Replying {
  /** Answers the question in the owner's name; absent once the talk went on. */
  onReply: ((reply: string) => void) | undefined;
  /** How many memories the question quotes. @default 0 */
  quoted?: number;
}

/** Everything that an answer did or would do. */
export function RunOutcomes({ runs, ...replying }: { runs: readonly SkillRun[] } & Replying): ReactNode {
  return runs.map((run) => <RunOutcome key={run.id} run={run} {...replying} />);
}

/** What the twin did or would do: what it is about as it is now, the way back, or the question whether it may. */
export function RunOutcome({ run, onReply, quoted = 0 }: { run: SkillRun } & Replying): ReactElement {
  const [undo, { isLoading }] = useUndoSkillRunMutation();
  const { id, outcome, cards, targets, reminders, charts, canUndo, undoneAt, screen } = run;
  const applyTheme = useApplyRunTheme();
  // It may have been taken back by a word or elsewhere in this window.
  useEffect(() => {
    if (undoneAt !== null) applyTheme(run);
  });
  return (
    <>
      {cards.includes('devices') && targets.length > 0 && <DeviceCard entityIds={targets} />}
      {cards.includes('reminders') && reminders.length > 0 && <ReminderCard ids={reminders} />}
      {cards.includes('charts') &&
        undoneAt === null &&
        charts.map((chart) => <RunChart key={JSON.stringify(chart)} chart={chart} />)}
      {screen !== null && (
        <Row>
          <Button size="sm" href={screens[screen].address}>
            Open {screens[screen].label}
          </Button>
        </Row>
      )}
      {canUndo && (
        <Row>
          <Button size="sm" loading={isLoading} onClick={() => void undo({ id })}>
            Undo
          </Button>
        </Row>
      )}
      {undoneAt !== null && <Outcome title="Undone" />}
      {outcome === 'awaiting_confirmation' && onReply && (
        <Row gap={1}>
          <Button size="sm" onClick={() => onReply('Yes')}>
            {confirmWords(run, quoted)}
          </Button>
          <Button size="sm" tone="quiet" onClick={() => onReply('No')}>
            No
          </Button>
        </Row>
      )}
    </>
  );
}

function RunChart({ chart }: { chart: SkillRun['charts'][number] }): ReactElement {
  const { from, before } = chart;
  return chart.of === 'mood' ? (
    <MoodCard from={from} before={before} />
  ) : (
    <ReadingCard metric={chart.metric} from={from} before={before} />
  );
}
