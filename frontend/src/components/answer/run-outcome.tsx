import { Button, Link, Row, Text } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { Message, SkillRun } from '../../shared/chat/api/chat.api';
import { useApplyRunTheme } from '../use-apply-run-theme';
import { dayAddress } from '../../lib/addresses';
import { formatFullDay } from '../../lib/format';
import { screens } from '../../lib/screens';
import { ConfirmRun } from './confirm-run';
import { DeviceCard } from './device-card';
import { MoodCard } from './mood-card';
import { ReadingCard } from './reading-card';
import { ReminderCard } from './reminder-card';
import { UndoLine } from './undo-line';
import { dayOf } from '../../lib/calendar';

interface Replying {
  /** Answers the question in the owner's name; absent once the talk went on. */
  onReply: ((reply: string) => void) | undefined;
  /** Asks the question anew that led to the answer. */
  onAskAgain?: (() => void) | undefined;
  /** The memories that the question is about. */
  citations?: Message['citations'];
}

/** Everything that an answer did or would do. */
export function RunOutcomes({ runs, ...replying }: { runs: readonly SkillRun[] } & Replying): ReactNode {
  return runs.map((run) => <RunOutcome key={run.id} run={run} {...replying} />);
}

/** What the twin did or would do: what it is about as it is now, the way back, or the question whether it may. */
export function RunOutcome(props: { run: SkillRun } & Replying): ReactElement {
  const { run, onReply, onAskAgain, citations = [] } = props;
  const { outcome, cards, targets, reminders, charts, undoneAt, screen } = run;
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
        charts
          .filter((chart) => chart.of !== 'day')
          .map((chart) => <RunChart key={JSON.stringify(chart)} chart={chart} />)}
      {undoneAt === null && <RunDays days={charts.filter((chart) => chart.of === 'day')} />}
      {screen !== null && (
        <Row>
          <Button size="sm" href={screens[screen].address}>
            Open {screens[screen].label}
          </Button>
        </Row>
      )}
      <UndoLine run={run} />
      {outcome === 'awaiting_confirmation' && onReply && (
        <ConfirmRun run={run} citations={citations} onReply={onReply} onAskAgain={onAskAgain} />
      )}
    </>
  );
}

type Chart = SkillRun['charts'][number];

function RunChart({ chart }: { chart: Exclude<Chart, { of: 'day' }> }): ReactElement {
  const { from, before } = chart;
  return chart.of === 'mood' ? (
    <MoodCard from={from} before={before} />
  ) : (
    <ReadingCard metric={chart.metric} from={from} before={before} />
  );
}

/** The days that an answer rests on, each with all that is known of it. */
function RunDays({ days }: { days: readonly Extract<Chart, { of: 'day' }>[] }): ReactNode {
  if (days.length === 0) return null;
  return (
    <Row gap={1.5}>
      <Text variant="caption" tone="muted">
        {days.length === 1 ? 'The day:' : 'The days:'}
      </Text>
      {days.map(({ date }) => (
        <Link key={date} href={dayAddress(date)}>
          {formatFullDay(dayOf(date))}
        </Link>
      ))}
    </Row>
  );
}
