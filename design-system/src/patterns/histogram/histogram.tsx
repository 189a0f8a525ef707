import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { domainVars, type Domain } from '../../internal/domain';
import { space, tabularFigures, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { SPACE_UNIT_PX } from '../../tokens/size';

export interface HistogramProps {
  domain: Domain;
  /** The picture in one sentence. */
  summary: string;
  /** Of equal width, the lowest first. */
  bins: readonly { from: number; to: number; count: number }[];
  usual?: { low: number; high: number };
  /** The value that is spoken of. */
  mark?: { value: number; label: string };
  /** What the bars count: "Nights". */
  unit: string;
  formatValue: (value: number) => string;
}

const PICTURE = 18 * SPACE_UNIT_PX;

const Root = styled.div({ ...domainVars });
const Words = styled.div({
  ...typeStyle('caption'),
  ...tabularFigures,
  display: 'flex',
  justifyContent: 'space-between',
  color: color.text.faint,
});
const Picture = styled.div({
  position: 'relative',
  height: PICTURE,
  margin: space(1, 0, 0.5),
  borderBottom: `1px solid ${color.border.control}`,
  '& svg': { display: 'block', width: '100%', height: '100%' },
});
const Band = styled.rect({ fill: 'var(--d-bg)' });
const Bar = styled.rect({ fill: 'var(--d-line)' });
const Marker = styled.span({
  position: 'absolute',
  bottom: '100%',
  transform: 'translateX(-50%)',
  ...typeStyle('caption'),
  whiteSpace: 'nowrap',
  color: color.text.primary,
  '&::after': {
    content: '""',
    display: 'block',
    width: space(1),
    height: space(1),
    margin: '0 auto',
    background: 'var(--d-fg)',
  },
  // at the ends its words stand inside of the picture
  '&[data-end="least"]': { transform: `translateX(-${space(0.5)})`, '&::after': { margin: 0 } },
  '&[data-end="most"]': {
    transform: `translateX(calc(${space(0.5)} - 100%))`,
    '&::after': { marginInlineEnd: 0 },
  },
});

/** In hundredths of the width: as much as half of the words of a mark take. */
const END = 16;
const Head = styled.div({ height: space(4) });

/** How often each value was measured, against what is usual. */
export function Histogram(props: HistogramProps): ReactElement {
  const { domain, summary, bins, usual, mark, unit, formatValue } = props;
  const [least, most] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1];
  const highest = Math.max(1, ...bins.map(({ count }) => count));
  const x = (value: number): number =>
    Math.min(100, Math.max(0, ((value - least) / (most - least || 1)) * 100));
  return (
    <Root data-domain={domain}>
      <Words>
        <span>{unit}</span>
        <span>at most {highest}</span>
      </Words>
      {mark && <Head />}
      <Picture role="img" aria-label={summary}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {usual && <Band x={x(usual.low)} width={x(usual.high) - x(usual.low)} y={0} height={100} />}
          {bins.map(({ from, to, count }) => {
            const share = (count / highest) * 100;
            // One value alone has no width of its own.
            const width = least === most ? 100 : x(to) - x(from);
            return (
              <Bar
                key={from}
                x={x(from) + width * 0.06}
                width={width * 0.88}
                y={100 - share}
                height={share}
              />
            );
          })}
        </svg>
        {mark && (
          <Marker
            data-end={x(mark.value) < END ? 'least' : x(mark.value) > 100 - END ? 'most' : undefined}
            style={{ insetInlineStart: `${x(mark.value).toFixed(1)}%` }}
          >
            {mark.label}
          </Marker>
        )}
      </Picture>
      <Words>
        <span>{formatValue(least)}</span>
        {most > least && <span>{formatValue(most)}</span>}
      </Words>
    </Root>
  );
}
