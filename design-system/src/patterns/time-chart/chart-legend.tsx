import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { legendStyle } from './time-chart.style';

interface ChartLegendProps {
  label: string;
  trend: string | undefined;
  before: string | undefined;
  hasUsual: boolean;
  hasGoal: boolean;
  gapText: string | undefined;
}

const Root = styled.div(legendStyle);

/** What each sign of the chart means, in words. */
export function ChartLegend(props: ChartLegendProps): ReactElement {
  const { label, trend, before, hasUsual, hasGoal, gapText } = props;
  const signs: [kind: string, words: string | undefined][] = [
    ['line', trend ?? label],
    ['dot', trend === undefined ? undefined : label],
    ['band', hasUsual ? 'usual range' : undefined],
    ['usual', hasUsual ? 'usual' : undefined],
    ['goal', hasGoal ? 'goal' : undefined],
    ['before', before],
    ['gap', gapText],
  ];
  return (
    <Root>
      {signs.map(
        ([kind, words]) =>
          words !== undefined && (
            <span key={kind}>
              <i data-kind={kind} aria-hidden />
              {words}
            </span>
          ),
      )}
    </Root>
  );
}
