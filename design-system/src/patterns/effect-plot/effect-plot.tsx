import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { ChartKey } from '../../internal/chart-key';
import { ChartOrTable } from '../../internal/chart-or-table';
import { domainVars } from '../../internal/domain';
import { media, px, space, tabularFigures, truncate, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface Effect {
  name: string;
  /** Against what is without it. */
  difference: number;
  /** Of the 95 % interval. */
  low: number;
  high: number;
  mayBeNothing: boolean;
  /** How many days have it. */
  count: number;
}

export interface EffectPlotProps {
  /** All of it in one sentence; the name of the picture. */
  summary: string;
  /** Of the table. */
  caption: string;
  effects: readonly Effect[];
  /** What the mark is: "steps against days without it". */
  markWords: string;
}

const TICKS = [-1, -0.5, 0, 0.5, 1];
const STEP = 0.5;
const DECIMALS = 2;

const Chart = styled.div({
  ...domainVars,
  ...typeStyle('label'),
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: `${px(size.plotName)} minmax(0, 1fr) auto auto`,
  columnGap: space(1.5),
  alignItems: 'center',
  [media.phone]: {
    ...typeStyle('caption'),
    gridTemplateColumns: `${px(size.plotNamePhone)} minmax(0, 1fr) auto auto`,
    columnGap: space(0.75),
  },
});
const Name = styled.span(truncate);
const Figure = styled.b({ fontWeight: 550, textAlign: 'end' });
const Count = styled.span({ ...typeStyle('caption'), color: color.text.faint, whiteSpace: 'nowrap' });
const Lane = styled.span({
  position: 'relative',
  height: size.effectRow,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: '50%',
    borderInlineStart: edge.strong,
  },
});
const Interval = styled.i({
  position: 'absolute',
  top: '50%',
  height: 2,
  marginTop: -1,
  background: 'var(--d-line)',
  opacity: 0.6,
});
const Mark = styled.i({
  display: 'block',
  width: size.plotMark,
  height: size.plotMark,
  border: '2px solid var(--d-line)',
  background: 'var(--d-line)',
  transform: 'rotate(45deg)',
  '&[data-open]': { background: color.surface.raised },
  'span[data-lane] > &': { position: 'absolute', top: '50%', translate: '-50% -50%' },
});
const KeyLine = styled.i({ width: size.levelCell, borderTop: '2px solid var(--d-line)' });
const Axis = styled.span({
  ...typeStyle('caption'),
  position: 'relative',
  height: size.effectRow,
  borderTop: edge.strong,
  color: color.text.faint,
  '& > span': { position: 'absolute', top: space(0.75), transform: 'translateX(-50%)' },
  // Five numbers have no room there.
  [media.phone]: { '& > span:nth-of-type(even)': { display: 'none' } },
});

/** What differs with something and without it: a mark with its interval, open where it may be nothing. */
export function EffectPlot({ summary, caption, effects, markWords }: EffectPlotProps): ReactElement {
  const reach = reachOf(effects);
  return (
    <ChartOrTable
      summary={summary}
      chart={
        <Chart aria-hidden data-domain="mood">
          {effects.map((effect) => (
            <Row key={effect.name} effect={effect} reach={reach} />
          ))}
          <span />
          <Axis>
            {TICKS.map((tick) => (
              <span key={tick} style={{ left: at(tick * reach, reach) }}>
                {axisLabel(tick * reach)}
              </span>
            ))}
          </Axis>
        </Chart>
      }
      legend={
        <ChartKey data-domain="mood">
          <span>
            <Mark />
            {markWords}
          </span>
          <span>
            <KeyLine />
            95 % range
          </span>
          <span>
            <Mark data-open />
            may be nothing
          </span>
        </ChartKey>
      }
      table={{
        caption,
        columns: ['Tag', 'Difference', '95 % range', 'Days'],
        rows: effects.map(({ name, difference, low, high, mayBeNothing, count }) => [
          name,
          `${signed(difference)}${mayBeNothing ? ', may be nothing' : ''}`,
          `${signed(low)} to ${signed(high)}`,
          String(count),
        ]),
      }}
    />
  );
}

function Row({ effect, reach }: { effect: Effect; reach: number }): ReactElement {
  const { name, difference, low, high, mayBeNothing, count } = effect;
  const width = `${String(((high - low) / (2 * reach)) * 100)}%`;
  return (
    <>
      <Name>{name}</Name>
      <Lane data-lane>
        <Interval style={{ left: at(low, reach), width }} />
        <Mark data-open={mayBeNothing || undefined} style={{ left: at(difference, reach) }} />
      </Lane>
      <Figure>{signed(difference)}</Figure>
      <Count>n {count}</Count>
    </>
  );
}

/** To the next half step that holds every interval, and at least 1. */
function reachOf(effects: readonly Effect[]): number {
  const furthest = Math.max(1, ...effects.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return Math.ceil(furthest / STEP) * STEP;
}

function at(value: number, reach: number): string {
  return `${String(((value + reach) / (2 * reach)) * 100)}%`;
}

function signed(value: number): string {
  const amount = Math.abs(value).toFixed(DECIMALS);
  if (Number(amount) === 0) return amount;
  return `${value < 0 ? '−' : '+'}${amount}`;
}

/** "+0.5", "−1", "0". */
function axisLabel(value: number): string {
  if (value === 0) return '0';
  return `${value < 0 ? '−' : '+'}${String(Math.abs(value))}`;
}
