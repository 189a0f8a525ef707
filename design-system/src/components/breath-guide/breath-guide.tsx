import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Meter } from '../../internal/meter';
import { media, px, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface BreathGuideProps {
  /** Which way the breath goes. */
  phase: 'in' | 'out';
  /** How long this phase lasts. */
  phaseMs: number;
  /** How much of it is over, from 0 to 1. */
  share: number;
  /** The phase in words: "Breathe in". It is read out once, as it changes. */
  children: string;
}

/** In pixels: how wide the shape is at the end of a breath in. */
const shapeSize = 144;
const SMALLEST = 0.45;

const Root = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1.5),
});
const Place = styled.div({
  display: 'grid',
  placeItems: 'center',
  width: px(shapeSize),
  height: px(shapeSize),
  border: edge.hairline,
  borderRadius: '50%',
  [media.reducedMotion]: { display: 'none' },
});
const Shape = styled.div({
  width: '100%',
  height: '100%',
  border: `2px solid ${color.domain.body.line}`,
  borderRadius: '50%',
  background: color.domain.body.bg,
  // A breath has no corners: it begins and ends slowly.
  transitionProperty: 'scale',
  transitionTimingFunction: 'ease-in-out',
  // The first breath in grows, too.
  '@starting-style': { scale: SMALLEST },
});
const Bar = styled.div({
  display: 'none',
  width: '100%',
  [media.reducedMotion]: { display: 'block' },
});
const Words = styled.p(typeStyle('h3'));

/** Leads the breath: a shape that grows and shrinks; where motion is not wanted, a bar and words. */
export function BreathGuide({ phase, phaseMs, share, children }: BreathGuideProps): ReactElement {
  const isIn = phase === 'in';
  return (
    <Root>
      <Place aria-hidden>
        <Shape
          style={{ scale: isIn ? 1 : SMALLEST, transitionDuration: `${String(Math.round(phaseMs))}ms` }}
        />
      </Place>
      <Bar aria-hidden>
        <Meter share={isIn ? share : 1 - share} />
      </Bar>
      <Words role="status">{children}</Words>
    </Root>
  );
}
