import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon/icon';
import { corner, media, px, space, touchTarget, typeStyle, visuallyHidden } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';
import { typingPlan, type TypingStep } from './typing-plan';

export interface TypewriterProps {
  phrases: readonly string[];
  /** Milliseconds per letter. @default 40 */
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
const CARET_PX = 2;
const uncovered = `translateX(calc(100% - ${px(CARET_PX)}))`;
// Animates the transform of a cover, which runs on the compositor without layout or paint.
const Phrase = styled.span<{ $step: TypingStep }>(({ $step }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingInlineEnd: 2 * CARET_PX,
  animation: `${shown($step)} ${$step.cycle} linear infinite`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderInlineStart: `${px(CARET_PX)} solid ${color.accent.link}`,
    background: color.surface.base,
    transform: uncovered,
    animation: `${typed($step)} ${$step.cycle} linear infinite`,
  },
  '[data-typing]:has(:checked) &, [data-typing]:has(:checked) &::after': { animationPlayState: 'paused' },
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
 * Types one phrase after another in CSS only, so that it runs before any script has loaded. Can be paused (WCAG 2.2.2);
 * with reduced motion only the first phrase is shown.
 */
export function Typewriter({ phrases, speed = 40 }: TypewriterProps): ReactElement {
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

/** Shows a phrase from its first letter until the next phrase begins. */
function shown({ start, end }: TypingStep): ReturnType<typeof keyframes> {
  const from = (share: string, opacity: number): object => ({
    [share]: { opacity, animationTimingFunction: 'step-end' },
  });
  return keyframes({ ...from('0%', 0), ...from(start, 1), ...from(end, 0), '100%': { opacity: 0 } });
}

/** Uncovers a phrase letter by letter. */
function typed({ start, typedAt, letters }: TypingStep): ReturnType<typeof keyframes> {
  return keyframes({
    '0%': { transform: 'none' },
    [start]: { transform: 'none', animationTimingFunction: `steps(${String(letters)}, end)` },
    [typedAt]: { transform: uncovered },
    '100%': { transform: uncovered },
  });
}
