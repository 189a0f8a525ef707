import styled from '@emotion/styled';
import { useId, type ReactElement, type ReactNode } from 'react';
import { space, tabularFigures, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { Meter } from '../../internal/meter';
import { LiveRegion } from '../live-region/live-region';

export interface ProgressBarProps {
  label: ReactNode;
  /** Done so far. */
  value: number;
  /** @default 100 */
  max?: number;
  /** The figure beside the label, with its unit. @default the percentage */
  valueText?: string;
}

const Labels = styled.div({
  ...typeStyle('label'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(1),
  marginBottom: space(1),
});
const Figure = styled.span({ ...tabularFigures, color: color.text.muted });

const SPOKEN_EVERY_PERCENT = 25;

/** How far a known amount of work is. Speaks at each quarter, not at every step. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps): ReactElement {
  const labelId = useId();
  const share = max > 0 ? Math.min(value / max, 1) : 0;
  const percent = Math.floor(share * 100);
  const text = valueText ?? `${String(percent)}%`;
  const spoken = Math.floor(percent / SPOKEN_EVERY_PERCENT) * SPOKEN_EVERY_PERCENT;
  return (
    <div>
      <Labels>
        <span id={labelId}>{label}</span>
        <Figure aria-hidden>{text}</Figure>
      </Labels>
      <Meter
        share={share}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      />
      <LiveRegion>{spoken > 0 && `${String(spoken)}%`}</LiveRegion>
    </div>
  );
}
