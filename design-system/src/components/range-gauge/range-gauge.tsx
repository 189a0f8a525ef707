import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { domainVars, type Domain } from '../../internal/domain';
import { space, tabularFigures, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface RangeGaugeProps {
  domain: Domain;
  /** What it measures, in words; the name of the meter. */
  label: string;
  value: number;
  /** The ends of the scale. @default [0, 100] */
  scale?: readonly [least: number, most: number];
  /** What is usual: a band behind the marker. */
  usual?: readonly [low: number, high: number];
}

const Root = styled.div(domainVars);
const Track = styled.div({
  position: 'relative',
  height: space(2),
  borderBottom: edge.hairline,
  borderInline: edge.hairline,
});
const Band = styled.span({
  position: 'absolute',
  insetBlock: 0,
  minWidth: 2,
  background: 'var(--d-bg)',
  borderInline: '1px solid var(--d-line)',
});
/** The square marker of the domain, so that hue is never alone. */
const Marker = styled.span({
  position: 'absolute',
  insetBlockEnd: space(0.5),
  width: space(1),
  height: space(1),
  background: 'var(--d-line)',
  translate: '-50% 0',
});
const Ends = styled.div({
  ...typeStyle('caption'),
  ...tabularFigures,
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: space(0.5),
  color: color.text.faint,
});

/** Where a value stands on its scale, with what is usual behind it. */
export function RangeGauge({ domain, label, value, scale = [0, 100], usual }: RangeGaugeProps): ReactElement {
  const [least, most] = scale;
  const placeOf = (at: number): number => Math.min(1, Math.max(0, (at - least) / (most - least)));
  const [low, high] = (usual ?? []).map((at) => String(Math.round(at)));
  const words = low !== undefined && `usual ${low === high ? low : `${low}–${String(high)}`}`;
  return (
    <Root data-domain={domain}>
      <Track
        role="meter"
        aria-label={label}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={value}
        aria-valuetext={[String(value), words].filter(Boolean).join(', ')}
      >
        {usual && (
          <Band
            style={{
              insetInlineStart: percent(placeOf(usual[0])),
              width: percent(placeOf(usual[1]) - placeOf(usual[0])),
            }}
          />
        )}
        <Marker style={{ insetInlineStart: percent(placeOf(value)) }} />
      </Track>
      <Ends aria-hidden>
        <span>{least}</span>
        {words && <span>{words}</span>}
        <span>{most}</span>
      </Ends>
    </Root>
  );
}

function percent(share: number): string {
  return `${String(Math.round(share * 1_000) / 10)}%`;
}
