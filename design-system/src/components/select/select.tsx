import styled from '@emotion/styled';
import { useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { space } from '../../theme/css';
import { Icon } from '../icon/icon';
import { FieldFrame, fieldAria, type FieldProps } from '../text-field/field-frame';
import { InputBox } from '../text-field/input-box';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends
    Omit<FieldProps, 'labelEnd'>,
    Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const Box = styled(InputBox)({
  padding: 0,
  '& select': {
    alignSelf: 'stretch',
    padding: space(0, 4.5, 0, 1.5),
    appearance: 'none',
    borderRadius: 'inherit',
    cursor: 'pointer',
  },
  '& > svg': { position: 'absolute', insetInlineEnd: space(1.5), pointerEvents: 'none' },
});

/** One choice of a short list. The platform's own list: best on phones and with screen readers. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactElement {
  const { label, hideLabel, hint, error, options, value, onChange, id: givenId, className, ...rest } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <Box className={className}>
        <select
          {...rest}
          {...fieldAria(id, { label, hint, error })}
          value={value}
          // the only values are those of `options`
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </Box>
    </FieldFrame>
  );
}
