import styled from '@emotion/styled';
import { useId, type ReactElement, type Ref } from 'react';
import { domainVars } from '../../internal/domain';
import { flag } from '../../internal/flag';
import { corner, focusRing, media, space, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';
import { Face } from '../face/face';
import type { FaceStep } from '../face/face-paths';

export interface FaceScaleProps {
  /** Names the choice: "How is it right now?". */
  label: string;
  /** The word of each step, lowest first. */
  words: readonly [string, string, string, string, string];
  /** `null` as long as none is chosen. */
  value: FaceStep | null;
  onChange: (step: FaceStep) => void;
  /** Of the step that takes the focus first. */
  inputRef?: Ref<HTMLInputElement>;
  /** Low, for a row among other things. @default false */
  dense?: boolean;
}

const steps: readonly FaceStep[] = [1, 2, 3, 4, 5];
const MIDDLE = 3;

const Root = styled.div({
  ...domainVars,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space(0.75),
  [media.phone]: { gap: space(0.5) },
});
const Step = styled.label({
  ...typeStyle('label'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(0.75),
  minWidth: 0,
  minHeight: size.touch,
  padding: space(1.5, 0, 1.25),
  border: edge.hairline,
  borderRadius: corner('md'),
  color: color.text.muted,
  cursor: 'pointer',
  transition: transition(['background-color', 'border-color', 'color']),
  '&[data-dense]': { gap: space(0.25), padding: space(0.75, 0) },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { background: color.surface.hover, color: color.text.primary },
  '&:has(:checked)': {
    background: 'var(--d-bg)',
    borderColor: 'var(--d-line)',
    color: 'var(--d-fg)',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': focusRing,
  [media.phone]: { ...typeStyle('caption') },
});

/** Five steps of a mood, each with a face and a word. A radio group: the arrow keys move. */
export function FaceScale(props: FaceScaleProps): ReactElement {
  const { label, words, value, onChange, inputRef, dense } = props;
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} data-domain="mood">
      {steps.map((step) => (
        <Step key={step} data-dense={flag(dense)}>
          <input
            ref={step === (value ?? MIDDLE) ? inputRef : undefined}
            type="radio"
            name={name}
            value={step}
            checked={step === value}
            onChange={() => onChange(step)}
          />
          <Face step={step} size={dense ? 24 : 32} />
          {words[step - 1]}
        </Step>
      ))}
    </Root>
  );
}
