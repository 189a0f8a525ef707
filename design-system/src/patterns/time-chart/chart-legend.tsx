import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import type { Domain } from '../../internal/domain';
import type { ChartData } from './chart-scene';
import { legendStyle } from './time-chart.style';

interface ChartLegendProps {
  label: string;
  trend: string | undefined;
  before: string | undefined;
  second: { label: string; domain: Domain } | undefined;
  data: ChartData;
  gapText: string;
}

const Root = styled.div(legendStyle);

/** What each sign of the chart means, in words. */
export function ChartLegend(props: ChartLegendProps): ReactElement {
  const { label, trend, before, second, data, gapText } = props;
  const signs: [kind: string, words: string | undefined][] = [
    ['line', trend ?? label],
    ['dot', trend === undefined ? undefined : label],
    ['band', data.usual ? 'usual range' : undefined],
    ['usual', data.usual ? 'usual' : undefined],
    ['goal', data.goal !== undefined ? 'goal' : undefined],
    ['before', before],
    ['second', second?.label],
    ['gap', data.gaps.length > 0 ? gapText : undefined],
  ];
  return (
    <Root>
      {signs.map(
        ([kind, words]) =>
          words !== undefined && (
            <span key={kind}>
              <i data-kind={kind} data-domain={kind === 'second' ? second?.domain : undefined} aria-hidden />
              {words}
            </span>
          ),
      )}
    </Root>
  );
}
