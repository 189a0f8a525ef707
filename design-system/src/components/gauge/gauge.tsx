import styled from '@emotion/styled';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Meter } from '../../internal/meter';
import { space, tabularFigures, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';

export interface GaugeProps {
  label: ReactNode;
  /** From 0 to 1. */
  share: number;
}

const Labels = styled.div({
  ...typeStyle('caption'),
  display: 'flex',
  justifyContent: 'space-between',
  marginBottom: space(0.75),
  color: color.text.muted,
});
const Figure = styled.span({ ...tabularFigures, color: color.text.primary });

/** A reading between none and all. It changes silently; progress towards an end is a `ProgressBar`. */
export function Gauge({ label, share }: GaugeProps): ReactElement {
  const labelId = useId();
  const percent = Math.round(share * 100);
  return (
    <div>
      <Labels>
        <span id={labelId}>{label}</span>
        <Figure aria-hidden>{percent}%</Figure>
      </Labels>
      <Meter
        share={share}
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${String(percent)}%`}
      />
    </div>
  );
}
