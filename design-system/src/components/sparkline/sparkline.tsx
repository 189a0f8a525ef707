import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { domainVars, type Domain } from '../../internal/domain';
import { space } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';
import { sparklineShape } from './sparkline-shape';

export interface SparklineProps {
  domain: Domain;
  /** One for each day or step, the oldest first; null where nothing was measured: the line breaks there. */
  values: readonly (number | null)[];
  /** What is usual, as a band behind the line. */
  band?: { low: number; high: number };
  goal?: number;
}

const Root = styled.span({
  ...domainVars,
  position: 'relative',
  display: 'block',
  height: size.sparkline,
  // room for the marker at the end
  marginInlineEnd: space(0.75),
  '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '& path': { vectorEffect: 'non-scaling-stroke' },
});
const Band = styled.rect({ fill: 'var(--d-bg)' });
const Goal = styled.path({ stroke: color.text.muted, strokeWidth: 1 });
const Line = styled.path({
  fill: 'none',
  stroke: 'var(--d-line)',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
const Marker = styled.span({
  position: 'absolute',
  width: space(1),
  height: space(1),
  borderRadius: 1,
  background: 'var(--d-line)',
  transform: 'translate(-50%, -50%)',
});

/** How a few weeks went, at a glance. A drawing alone: what it shows stands in words beside it. */
export function Sparkline({ domain, values, band, goal }: SparklineProps): ReactElement {
  const shape = sparklineShape(values, band, goal);
  return (
    <Root data-domain={domain} aria-hidden>
      {shape && (
        <>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {shape.band && (
              <Band x={0} width={100} y={shape.band.top} height={shape.band.bottom - shape.band.top} />
            )}
            {shape.goal !== undefined && <Goal d={`M0 ${String(shape.goal)}H100`} />}
            <Line d={shape.line} />
          </svg>
          <Marker style={{ insetInlineStart: `${String(shape.end.x)}%`, top: `${String(shape.end.y)}%` }} />
        </>
      )}
    </Root>
  );
}
