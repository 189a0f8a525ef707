import NativeSelect from '@mui/material/NativeSelect';
import InputBase from '@mui/material/InputBase';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { describedBy, FieldFrame } from '../text-field/field';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'size' | 'color' | 'onChange' | 'children'
> {
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

const Chevron = ({ className }: { className?: string }): ReactElement => (
  <Icon name="chevron-down" size={16} className={className} />
);

/** One choice of a short list. It is the platform's own select: best on phones and with screen readers. */
export function Select(props: SelectProps): ReactElement {
  const {
    label,
    hideLabel,
    hint,
    error,
    options,
    value,
    onChange,
    id: givenId,
    className,
    disabled,
    ...rest
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <NativeSelect
        className={className}
        value={value}
        disabled={disabled}
        error={Boolean(error)}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        input={<InputBase size="small" />}
        IconComponent={Chevron}
        inputProps={{ ...rest, id, 'aria-describedby': describedBy(id, { hint, error }) }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
