import { styled } from '@mui/material/styles';
import { useId, type ReactElement } from 'react';
import { color, media, typeStyle } from '../../theme/vars';

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

const Root = styled('div')({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: 10,
  background: color.surface.sunken,
});
const Segment = styled('label')({
  ...typeStyle('label'),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 28,
  padding: '0 12px',
  borderRadius: 7,
  color: color.text.muted,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { color: color.text.primary },
  '&:has(:checked)': { background: color.surface.selected, color: color.text.primary },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
  [media.phone]: { height: 36 },
});

/** One of two to four short choices, all in sight. A radio group: arrow keys move. */
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
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}
