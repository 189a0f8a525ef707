import styled from '@emotion/styled';
import { useId, type ReactElement } from 'react';
import { corner, focusRing, media, space, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the choice. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const Root = styled.div({
  display: 'inline-flex',
  width: 'fit-content',
  gap: space(0.25),
  padding: space(0.375),
  border: edge.hairline,
  borderRadius: corner('track'),
  background: color.surface.sunken,
});
const Segment = styled.label({
  ...typeStyle('label'),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: size.segment,
  padding: space(0, 1.5),
  borderRadius: corner('chip'),
  color: color.text.muted,
  cursor: 'pointer',
  transition: transition(['background-color', 'color'], 'base'),
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { color: color.text.primary },
  '&:has(:checked)': { background: color.surface.selected, color: color.text.primary },
  '&:has(:focus-visible)': focusRing,
  [media.touch]: { minWidth: size.touch, height: size.touch },
});

/** One of two to four short choices, all in sight. A radio group: the arrow keys move. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactElement {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}
