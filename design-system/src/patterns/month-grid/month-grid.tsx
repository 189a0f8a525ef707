import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Face } from '../../components/face/face';
import type { FaceStep } from '../../components/face/face-paths';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden';
import { domainVars } from '../../internal/domain';
import { flag } from '../../internal/flag';
import { corner, focusRing, media, space, tabularFigures, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface MonthGridDay {
  /** Of the month, from 1 on. */
  day: number;
  /** Names the day with what is there: "4 March: good, 2 entries". */
  label: string;
  /** The face of the day; nothing where nothing was told. */
  step?: FaceStep;
  /** Under the number: "3.4 · 2". */
  caption?: string;
  isToday?: boolean;
  isFuture?: boolean;
}

export interface MonthGridProps {
  /** Names the table: "March 2026". */
  label: string;
  /** Short names, the first day of the week first. */
  weekdays: readonly string[];
  /** Full names of the same days. */
  weekdayNames: readonly string[];
  /** How many cells stand empty before the first day. */
  offset: number;
  days: readonly MonthGridDay[];
  /** Opens a day on which something was told. */
  onSelect: (day: number) => void;
}

const WEEK = 7;

const Table = styled.table({
  ...domainVars,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: space(0.75),
  margin: space(-0.75),
  inlineSize: `calc(100% + ${space(1.5)})`,
  [media.phone]: { borderSpacing: space(0.5), margin: space(-0.5), inlineSize: `calc(100% + ${space(1)})` },
});
const Weekday = styled.th({
  ...typeStyle('caption'),
  padding: space(0, 1),
  color: color.text.faint,
  textAlign: 'start',
});
const Slot = styled.td({ padding: 0 });
const Cell = styled.div({
  ...typeStyle('caption'),
  ...tabularFigures,
  // of the words that are only heard
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'space-between',
  width: '100%',
  height: size.dayCell,
  padding: space(0.75, 1),
  border: edge.none,
  borderRadius: corner('sm'),
  background: 'none',
  color: color.text.faint,
  textAlign: 'start',
  '&[data-open]': { borderColor: color.border.hairline, color: color.text.muted },
  '&:is(button)': { cursor: 'pointer', transition: transition(['border-color']) },
  '&:is(button):hover': { borderColor: color.border.strong },
  '&:focus-visible': focusRing,
  '&[data-today]': { borderColor: color.text.primary, color: color.text.primary },
  '& > svg': { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center', color: 'var(--d-fg)' },
  '& > small': { ...typeStyle('caption'), ...tabularFigures, alignSelf: 'end' },
  [media.phone]: {
    height: size.dayCellPhone,
    gridTemplateColumns: '1fr',
    padding: space(0.5),
    '& > svg': { gridColumn: 1, gridRow: 'auto', justifySelf: 'center' },
    '& > small': { display: 'none' },
  },
});

/** The days of a month, each with the face of what was told. A table: every day says it in words as well. */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { label, weekdays, weekdayNames, offset, days, onSelect } = props;
  const cells = [...Array.from({ length: offset }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    cells.slice(week * WEEK, (week + 1) * WEEK),
  );
  return (
    <Table aria-label={label} data-domain="mood">
      <thead>
        <tr>
          {weekdays.map((weekday, place) => (
            <Weekday key={weekday} scope="col" abbr={weekdayNames[place]}>
              {weekday}
            </Weekday>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week.find((day) => day !== null)?.day ?? row}>
            {Array.from({ length: WEEK }, (_, place) => (
              <Slot key={place}>{week[place] && <Day {...week[place]} onSelect={onSelect} />}</Slot>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Day(props: MonthGridDay & Pick<MonthGridProps, 'onSelect'>): ReactElement {
  const { day, label, step, caption, isToday, isFuture = false, onSelect } = props;
  // The whole of it is said in words instead.
  const isHidden = step !== undefined;
  const content = (
    <>
      <span aria-hidden={isHidden}>{day}</span>
      {step !== undefined && <Face step={step} size={24} />}
      {caption !== undefined && <small aria-hidden={isHidden}>{caption}</small>}
    </>
  );
  const state = { 'data-open': flag(!isFuture), 'data-today': flag(isToday) };
  if (step === undefined) {
    return (
      <Cell {...state} aria-current={isToday ? 'date' : undefined}>
        {content}
      </Cell>
    );
  }
  return (
    <Cell
      as="button"
      aria-current={isToday ? 'date' : undefined}
      {...{ type: 'button' }}
      {...state}
      onClick={() => onSelect(day)}
    >
      {content}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Cell>
  );
}
