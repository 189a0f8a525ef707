import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon/icon';
import { corner, media, px, space, touchTarget, typeStyle, visuallyHidden } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';
import { typingPlan, type TypingStep } from './typing-plan';

export interface TypingLineProps {
  phrases: readonly string[];
  /** Milliseconds for one letter. @default 40 */
  speed?: number;
}

const Root = styled.div({ display: 'flex', alignItems: 'center', gap: space(1) });
const Line = styled.span({
  ...typeStyle('metricSm'),
  display: 'grid',
  justifyItems: 'start',
  color: color.text.muted,
  [media.reducedMotion]: { '& > :not(:first-of-type)': { display: 'none' } },
  '& > *': { gridArea: '1 / 1' },
});
const Said = styled.span(visuallyHidden);
const Hidden = styled.input(visuallyHidden);
const Phrase = styled.span<{ $step: TypingStep }>(({ $step }) => ({
  borderInlineEnd: `2px solid ${color.accent.link}`,
  paddingInlineEnd: 2,
  animation: `${typed($step)} ${$step.cycle} linear infinite`,
  '[data-typing]:has(:checked) &': { animationPlayState: 'paused' },
}));
const Pause = styled.label({
  display: 'grid',
  placeItems: 'center',
  width: px(size.glyphSm),
  height: px(size.glyphSm),
  borderRadius: corner('xs'),
  color: color.text.faint,
  cursor: 'pointer',
  ...touchTarget,
  '&:hover': { color: color.text.primary },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus.ring}` },
  '&:has(:checked) > svg:first-of-type, &:not(:has(:checked)) > svg:last-of-type': { display: 'none' },
  [media.reducedMotion]: { display: 'none' },
});

/**
 * Types one phrase after another without a script, so that it runs before any has arrived. What moves for longer than
 * five seconds can be stopped; with reduced motion the first phrase stands still.
 */
export function TypingLine({ phrases, speed = 40 }: TypingLineProps): ReactElement {
  return (
    <Root data-typing="">
      <Said>{phrases.join('. ')}.</Said>
      <Line aria-hidden>
        {typingPlan(phrases, speed).map((step) => (
          <Phrase key={step.phrase} $step={step}>
            {step.phrase}
          </Phrase>
        ))}
      </Line>
      <Pause>
        <Icon name="stop" size={14} />
        <Icon name="chevron-right" size={14} />
        <Hidden type="checkbox" aria-label="Pause the animation" />
      </Pause>
    </Root>
  );
}

/** Uncovered letter by letter, held, and gone when the next begins. */
function typed({ start, typedAt, end, letters }: TypingStep): ReturnType<typeof keyframes> {
  const covered = { clipPath: 'inset(0 100% 0 0)', opacity: 1 };
  return keyframes({
    ...(start === '0%' ? {} : { '0%': { opacity: 0, animationTimingFunction: 'step-end' } }),
    [start]: { ...covered, animationTimingFunction: `steps(${String(letters)}, end)` },
    [typedAt]: { clipPath: 'inset(0)', opacity: 1, animationTimingFunction: 'step-end' },
    [end]: { clipPath: 'inset(0)', opacity: 0, animationTimingFunction: 'step-end' },
    '100%': { opacity: 0 },
  });
}
