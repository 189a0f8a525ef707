import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { color, typeStyle } from '../../theme/vars';

export interface MatchMeterProps {
  /** The kind of reason: Meaning, Words, Name, Date. */
  label: string;
  /** Share of the match, 0 to 1. */
  weight: number;
  /** The reason in words; the bar only ranks it. */
  children: ReactNode;
}

const Root = styled('div')({
  ...typeStyle('caption'),
  display: 'grid',
  gridTemplateColumns: '64px 72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  '& > :first-of-type': { color: color.text.muted },
  '& > :last-of-type': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.text.faint,
  },
});
const Bar = styled('span')({
  height: 4,
  borderRadius: 2,
  background: color.surface.selected,
  '& > i': { display: 'block', height: '100%', borderRadius: 2, background: color.text.muted },
});

/** One reason why a result matched: a neutral bar and words. */
export function MatchMeter({ label, weight, children }: MatchMeterProps): ReactElement {
  const percent = Math.round(Math.min(Math.max(weight, 0), 1) * 100);
  return (
    <Root>
      <span>{label}</span>
      <Bar role="img" aria-label={`${String(percent)} %`}>
        <i style={{ width: `${String(percent)}%` }} />
      </Bar>
      <span>{children}</span>
    </Root>
  );
}
