import { styled } from '@mui/material/styles';
import { useId, type ReactElement, type ReactNode } from 'react';
import { color, typeStyle } from '../../theme/vars';
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

const Labels = styled('div')({
  ...typeStyle('label'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 8,
  '& span + span': { color: color.text.muted, fontVariantNumeric: 'tabular-nums' },
});
const Track = styled('div')({
  height: 4,
  borderRadius: 2,
  overflow: 'hidden',
  background: color.surface.selected,
  '& > div': { height: '100%', borderRadius: 2, background: color.text.muted, transition: 'width 180ms' },
});

/** How far a known amount of work is. Speaks every quarter, not every step. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps): ReactElement {
  const labelId = useId();
  const percent = max > 0 ? Math.round((Math.min(value, max) / max) * 100) : 0;
  const text = valueText ?? `${String(percent)} %`;
  return (
    <div>
      <Labels>
        <span id={labelId}>{label}</span>
        <span aria-hidden>{text}</span>
      </Labels>
      <Track
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div style={{ width: `${String(percent)}%` }} />
      </Track>
      <LiveRegion>{percent % 25 === 0 && percent > 0 ? text : ''}</LiveRegion>
    </div>
  );
}
