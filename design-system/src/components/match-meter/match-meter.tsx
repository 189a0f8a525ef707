import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Meter } from '../../internal/meter';
import { space, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';

export interface MatchMeterProps {
  /** The kind of reason: Meaning, Words, Name, Date. */
  label: string;
  /** Share of the match, 0 to 1. */
  weight: number;
  /** The reason in words; the bar only ranks it. */
  children: ReactNode;
}

const Root = styled.div({
  ...typeStyle('caption'),
  display: 'grid',
  gridTemplateColumns: `${space(8)} ${space(9)} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space(1.5),
});
/** Stays with the first line when the words need a second. */
const Bar = styled(Meter)({ marginTop: space(0.75) });
const Label = styled.span({ color: color.text.muted });
const Words = styled.span({ color: color.text.faint, overflowWrap: 'anywhere' });

/** One reason why a result matched: a neutral bar and words. */
export function MatchMeter({ label, weight, children }: MatchMeterProps): ReactElement {
  return (
    <Root>
      <Label>{label}</Label>
      <Bar share={weight} aria-hidden />
      <Words>{children}</Words>
    </Root>
  );
}
