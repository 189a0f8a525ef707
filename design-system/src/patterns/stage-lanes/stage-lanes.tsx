import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { domainVars, type Domain } from '../../internal/domain';
import { space, tabularFigures, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';

export interface StageLane {
  label: string;
  /** How strongly it is drawn, from 0 to 1; 0 is neutral. */
  weight: number;
  /** Milliseconds since 1970. */
  spans: readonly { from: number; to: number }[];
}

export interface StageLanesProps {
  domain: Domain;
  /** The picture in one sentence. */
  summary: string;
  from: number;
  to: number;
  /** The one at the top first. */
  lanes: readonly StageLane[];
  formatMoment: (at: number) => string;
}

const Root = styled.div({
  ...domainVars,
  ...typeStyle('caption'),
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(0.5, 1.5),
  alignItems: 'center',
  color: color.text.muted,
});
const Lane = styled.div({ position: 'relative', height: space(3.5) });
const Stretch = styled.span({
  position: 'absolute',
  insetBlock: space(0.5),
  minWidth: 1,
  background: 'var(--d-line)',
  '&[data-neutral]': { background: color.text.faint },
});
const Ends = styled.div({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: space(0.5),
  borderTop: `1px solid ${color.border.control}`,
  color: color.text.faint,
});

const FAINTEST = 0.45;

/** What followed what within one night or day: a lane for each stage. */
export function StageLanes(props: StageLanesProps): ReactElement {
  const { domain, summary, from, to, lanes, formatMoment } = props;
  const share = (at: number): number => ((at - from) / (to - from || 1)) * 100;
  return (
    <Root data-domain={domain} role="img" aria-label={summary}>
      {lanes.flatMap(({ label, weight, spans }) => [
        <span key={`${label} name`}>{label}</span>,
        <Lane key={label}>
          {spans.map((span) => (
            <Stretch
              key={span.from}
              data-neutral={weight === 0 ? '' : undefined}
              style={{
                insetInlineStart: `${share(span.from).toFixed(2)}%`,
                width: `${(share(span.to) - share(span.from)).toFixed(2)}%`,
                opacity: weight === 0 ? 1 : FAINTEST + (1 - FAINTEST) * weight,
              }}
            />
          ))}
        </Lane>,
      ])}
      <Ends>
        <span>{formatMoment(from)}</span>
        <span>{formatMoment(to)}</span>
      </Ends>
    </Root>
  );
}
