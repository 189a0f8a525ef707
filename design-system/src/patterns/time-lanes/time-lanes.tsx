import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { flag } from '../../internal/flag';
import { domainVars, type Domain } from '../../internal/domain';
import { media, space, tabularFigures, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface TimeLane {
  label: string;
  domain: Domain;
  /** Stretches of time, in milliseconds since 1970; how strongly each is drawn, from 0, which is neutral, to 1. */
  spans?: readonly { from: number; to: number; weight?: number }[];
  /** Moments. */
  marks?: readonly number[];
}

export interface TimeLanesProps {
  /** The picture in one sentence. */
  summary: string;
  from: number;
  to: number;
  /** The one at the top first. */
  lanes: readonly TimeLane[];
  /** Times at the foot, each with its words. */
  ticks: readonly { at: number; label: string }[];
}

const LABEL_STEPS = 10;
const FAINTEST = 0.4;

const Root = styled.div({
  ...typeStyle('caption'),
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: `${space(LABEL_STEPS)} minmax(0, 1fr)`,
  color: color.text.muted,
});
const Label = styled.span({ alignSelf: 'center', paddingBlock: space(0.5) });
const Lane = styled.div({
  ...domainVars,
  position: 'relative',
  borderBottom: edge.hairline,
});
const Stretch = styled.span({
  position: 'absolute',
  insetBlock: space(0.75),
  minWidth: 2,
  borderRadius: 2,
  background: 'var(--d-line)',
  '&[data-neutral]': { background: color.text.faint },
});
const Mark = styled.span({
  position: 'absolute',
  insetBlock: 0,
  width: space(1),
  height: space(1),
  marginBlock: 'auto',
  marginInlineStart: space(-0.5),
  borderRadius: '50%',
  background: 'var(--d-line)',
});
const Times = styled.div({
  gridColumn: 2,
  position: 'relative',
  height: space(3),
  color: color.text.faint,
  // Every second time is enough where there is little room.
  [media.phone]: { '&:has(> :nth-of-type(5)) > :nth-of-type(even)': { display: 'none' } },
});
const Tick = styled.span({
  position: 'absolute',
  paddingTop: space(0.5),
  transform: 'translateX(-50%)',
  '&:first-of-type': { transform: 'none' },
  '&:last-of-type': { transform: 'translateX(-100%)' },
});

/** What happened when, within a day or a night: a lane for each kind, stretches and moments. */
export function TimeLanes({ summary, from, to, lanes, ticks }: TimeLanesProps): ReactElement {
  const share = (at: number): string => `${(((at - from) / (to - from || 1)) * 100).toFixed(2)}%`;
  return (
    <Root role="img" aria-label={summary}>
      {lanes.flatMap(({ label, domain, spans = [], marks = [] }) => [
        <Label key={`${label} name`}>{label}</Label>,
        <Lane key={label} data-domain={domain}>
          {spans.map(({ weight = 1, ...span }) => (
            <Stretch
              key={span.from}
              data-neutral={flag(weight === 0)}
              style={{
                insetInlineStart: share(span.from),
                width: `${(((span.to - span.from) / (to - from || 1)) * 100).toFixed(2)}%`,
                opacity: weight === 0 ? 1 : FAINTEST + (1 - FAINTEST) * weight,
              }}
            />
          ))}
          {marks.map((at, place) => (
            <Mark key={`${String(at)} ${String(place)}`} style={{ insetInlineStart: share(at) }} />
          ))}
        </Lane>,
      ])}
      <Times>
        {ticks.map(({ at, label }) => (
          <Tick key={at} style={{ insetInlineStart: share(at) }}>
            {label}
          </Tick>
        ))}
      </Times>
    </Root>
  );
}
