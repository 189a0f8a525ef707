import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import type { ChartData } from './chart-scene';
import type { TimeChartProps } from './time-chart';
import { legendStyle } from './time-chart.style';
import { secondHue } from './second-hue';

interface ChartLegendProps {
  of: Pick<TimeChartProps, 'domain' | 'label' | 'trend' | 'before' | 'second' | 'marks'>;
  data: ChartData;
  gapText: string;
}

const Root = styled.div(legendStyle);

/** What each sign of the chart means, in words. */
export function ChartLegend({ of, data, gapText }: ChartLegendProps): ReactElement {
  const { domain, label, trend, before, second, marks } = of;
  const signs: [kind: string, words: string | undefined][] = [
    ['line', trend?.label ?? label],
    ['dot', trend === undefined ? undefined : label],
    ['band', data.usual ? 'usual range' : undefined],
    ['usual', data.usual ? 'usual' : undefined],
    ['goal', data.goal !== undefined ? 'goal' : undefined],
    ['before', before?.label],
    ['second', second?.label],
    ['marks', marks?.label],
    ['gap', data.gaps.length > 0 ? gapText : undefined],
  ];
  return (
    <Root>
      {signs.map(
        ([kind, words]) =>
          words !== undefined && (
            <span key={kind}>
              <i
                data-kind={kind}
                data-domain={kind === 'second' ? secondHue(domain, second?.domain) : undefined}
                aria-hidden
              />
              {words}
            </span>
          ),
      )}
    </Root>
  );
}
