import styled from '@emotion/styled';
import { useId, type ReactElement, type ReactNode } from 'react';
import { focusRing, media, space, transition, typeStyle, visuallyHidden } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What it means, under the label. */
  hint?: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  /** Names the choice; the heading over it says it for the eye. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const DOT_PX = 8;

const Root = styled.fieldset({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled.legend(visuallyHidden);
const Option = styled.label({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1.5),
  paddingBlock: space(1),
  cursor: 'pointer',
  '& input': { position: 'absolute', width: size.checkbox, height: size.checkbox, margin: 0, opacity: 0 },
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  [media.touch]: { '&&': { minHeight: size.touch, paddingBlock: space(1.25) } },
});
const Circle = styled.span({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.checkbox,
  height: size.checkbox,
  border: `1.5px solid ${color.border.strong}`,
  borderRadius: '50%',
  transition: transition(['background-color', 'border-color']),
  'input:checked + &': { borderColor: color.surface.inverse, background: color.surface.inverse },
  'input:checked + &::after': {
    content: '""',
    width: DOT_PX,
    height: DOT_PX,
    borderRadius: '50%',
    background: color.text.inverse,
  },
  'input:focus-visible + &': focusRing,
  'label:hover > input:enabled + &': { borderColor: color.text.muted },
});
const Hint = styled.span({ ...typeStyle('caption'), display: 'block', color: color.text.muted });

/** One of a few choices that need more words than a `SegmentedControl` has room for. The arrow keys move. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactElement {
  const { label, options, value, onChange } = props;
  const id = useId();
  return (
    <Root>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}-hint`}
            onChange={() => onChange(option.value)}
          />
          <Circle />
          <span>
            <span id={`${id}-${option.value}`}>{option.label}</span>
            {option.hint !== undefined && <Hint id={`${id}-${option.value}-hint`}>{option.hint}</Hint>}
          </span>
        </Option>
      ))}
    </Root>
  );
}
