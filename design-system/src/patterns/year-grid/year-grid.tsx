import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { ChartKey } from '../../internal/chart-key';
import { ChartOrTable } from '../../internal/chart-or-table';
import { domainVars } from '../../internal/domain';
import { corner, media, space, tabularFigures, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface YearGridDay {
  /** In the table: "4 March 2026". */
  label: string;
  /** From 1 to 5; nothing where nothing was told. */
  value?: number;
}

export interface YearGridMonth {
  /** "Mar". */
  name: string;
  /** Beside the first one of a year. */
  year?: string;
  days: readonly YearGridDay[];
  /** At the end of the line: the mean, and over how many days. */
  mean?: string;
  count?: string;
}

export interface YearGridProps {
  /** All of it in one sentence; the name of the picture. */
  summary: string;
  months: readonly YearGridMonth[];
  /** The word of each step, lowest first. */
  words: readonly string[];
  /** Of a value in the table: "Good, 3.8". */
  formatValue: (value: number) => string;
}

const DAYS = 31;
const NAMED_DAYS = new Set([1, 5, 10, 15, 20, 25, DAYS]);
const STEPS = 5;
/** The lowest step still shows. */
const LEAST = 0.12;

const Chart = styled.div({
  ...domainVars,
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto`,
  gap: space(0.5, 1),
  alignItems: 'center',
  [media.phone]: { columnGap: space(0.5) },
});
const Days = styled.div({
  display: 'grid',
  gridTemplateColumns: `repeat(${String(DAYS)}, minmax(0, 1fr))`,
  gap: 3,
  [media.phone]: { gap: 1 },
});
const Name = styled.span({
  ...typeStyle('caption'),
  color: color.text.muted,
  whiteSpace: 'nowrap',
  '& > small': { ...typeStyle('caption'), color: color.text.faint },
  [media.phone]: { '& > small': { display: 'none' } },
});
const Mean = styled.span({
  ...typeStyle('caption'),
  ...tabularFigures,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '& > b': { fontWeight: 550 },
  '& > small': { ...typeStyle('caption'), marginInlineStart: space(0.75), color: color.text.faint },
  [media.phone]: { '& > small': { display: 'none' } },
});
const DayName = styled.span({ ...typeStyle('caption'), color: color.text.faint, textAlign: 'center' });
const Cell = styled.i({
  display: 'block',
  height: size.levelCell,
  borderRadius: corner('xxs'),
  '&[data-level]': {
    background: `linear-gradient(to top, var(--d-line) var(--level), ${color.surface.selected} 0)`,
  },
  '&[data-none]': { border: edge.hairline },
  '[data-key] &': { width: size.plotMark, height: size.plotMark * 1.5 },
});

/** A year in days, a month a line. The level tells the value without colour; a day without an entry is left empty. */
export function YearGrid({ summary, months, words, formatValue }: YearGridProps): ReactElement {
  const told = months.flatMap(({ days }) => days).filter(({ value }) => value !== undefined);
  return (
    <ChartOrTable
      summary={summary}
      chart={<Picture months={months} />}
      legend={
        <ChartKey data-key data-domain="mood">
          {words.map((word, place) => (
            <span key={word}>
              <Level value={place + 1} />
              {word}
            </span>
          ))}
          <span>
            <Cell data-none />
            no entry
          </span>
        </ChartKey>
      }
      table={{
        caption: 'Mood by day, the latest first',
        columns: ['Day', 'Mood'],
        rows: told.toReversed().map(({ label, value }) => [label, formatValue(value ?? 0)]),
      }}
    />
  );
}

function Picture({ months }: Pick<YearGridProps, 'months'>): ReactElement {
  return (
    <Chart aria-hidden data-domain="mood">
      <span />
      <Days>
        {Array.from({ length: DAYS }, (_, place) => (
          <DayName key={place}>{NAMED_DAYS.has(place + 1) && place + 1}</DayName>
        ))}
      </Days>
      <span />
      {months.map((month) => (
        <Month key={`${month.name} ${month.year ?? ''}`} {...month} />
      ))}
    </Chart>
  );
}

function Month({ name, year, days, mean, count }: YearGridMonth): ReactElement {
  return (
    <>
      <Name>
        {name} {year !== undefined && <small>{year}</small>}
      </Name>
      <Days>
        {days.map(({ label, value }) =>
          value === undefined ? <Cell key={label} data-none /> : <Level key={label} value={value} />,
        )}
      </Days>
      <Mean>
        {mean !== undefined && <b>{mean}</b>}
        {count !== undefined && <small>{count}</small>}
      </Mean>
    </>
  );
}

function Level({ value }: { value: number }): ReactElement {
  const share = LEAST + ((1 - LEAST) * (value - 1)) / (STEPS - 1);
  return <Cell data-level style={{ ['--level' as string]: `${String(Math.round(share * 100))}%` }} />;
}
