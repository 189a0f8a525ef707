import { Text, TimeLanes } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatQuantity, wordList } from '../../../../lib/format';
import { lengthOf, type StateLane, stateLanes } from '../../lib/entity-course';
import { lineWords } from '../../lib/logbook-words';
import { ticksOf } from '../../lib/period';
import type { CourseProps } from './measured-chart';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** When it was in which state. */
export function StateChart({ entity, hours, window, spans }: CourseProps): ReactElement {
  const lanes = stateLanes(spans, entity);
  if (lanes.length === 0) return <Text tone="muted">Nothing is known of this time.</Text>;
  const nameOf = ({ state }: StateLane): string => lineWords({ state, attributes: null }, entity);
  const lengths = lanes.map((lane) => `${nameOf(lane)} for ${lengthWords(lengthOf(lane))}`);
  return (
    <>
      <TimeLanes
        summary={`${entity.name}: ${wordList(lengths)}.`}
        {...window}
        lanes={lanes.map((lane) => ({
          label: nameOf(lane),
          domain: 'home',
          spans: lane.spans.map((span) => ({ ...span, weight: lane.weight })),
        }))}
        ticks={ticksOf(window, hours)}
      />
      <Text variant="caption" tone="muted">
        {wordList(lengths)}.
      </Text>
    </>
  );
}

/** "3 h 20 min". */
function lengthWords(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes === 0) return 'less than a minute';
  if (minutes < HOUR_MINUTES) return formatQuantity(minutes, 'minute', 'minutes');
  const rest = minutes % HOUR_MINUTES;
  const whole = `${String((minutes - rest) / HOUR_MINUTES)} h`;
  return rest === 0 ? whole : `${whole} ${String(rest)} min`;
}
