import styled from '@emotion/styled';
import { useState, type ReactElement } from 'react';
import { media, space, tabularFigures, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface SliderProps {
  /** Names what it sets: "Brightness of the reading lamp". */
  label: string;
  value: number;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** @default 1 */
  step?: number;
  /** The value in words, also beside the track: "40%". */
  valueText: (value: number) => string;
  /** Once the hand or the key is lifted, so that what follows is asked once. */
  onCommit: (value: number) => void;
  disabled?: boolean;
}

const Root = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: size.control,
    margin: 0,
    accentColor: color.surface.inverse,
    cursor: 'pointer',
    [media.touch]: { minHeight: size.touch },
  },
  '& input:disabled': { opacity: 0.42, cursor: 'not-allowed' },
});
const Value = styled.span({
  ...typeStyle('label'),
  ...tabularFigures,
  minWidth: space(6),
  color: color.text.muted,
  textAlign: 'end',
});

/** A number that is set by feel. It follows the hand at once and says so when it is let go. */
export function Slider(props: SliderProps): ReactElement {
  const { label, value, min = 0, max = 100, step = 1, valueText, onCommit, disabled } = props;
  const [held, setHeld] = useState<number | null>(null);
  const shown = held ?? value;
  const letGo = (): void => {
    if (held !== null && held !== value) onCommit(held);
    setHeld(null);
  };
  return (
    <Root>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText(shown)}
        min={min}
        max={max}
        step={step}
        value={shown}
        disabled={disabled}
        onChange={(event) => setHeld(Number(event.target.value))}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
      />
      <Value aria-hidden>{valueText(shown)}</Value>
    </Root>
  );
}
