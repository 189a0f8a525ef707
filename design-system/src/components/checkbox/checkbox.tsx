import MuiCheckbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { color } from '../../theme/vars';
import { Icon } from '../icon/icon';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'color'> {
  label: ReactNode;
  /** Some but not all of what the box stands for. */
  indeterminate?: boolean;
}

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 12,
  cursor: 'pointer',
  '&:has(input:disabled)': { cursor: 'not-allowed', color: color.text.faint },
});

/** On is neutral and bright: the accent is not a state. */
export function Checkbox({ label, className, ref, ...input }: CheckboxProps): ReactElement {
  const { checked, defaultChecked, disabled, indeterminate, onChange, ...rest } = input;
  return (
    <Label className={className}>
      <MuiCheckbox
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        indeterminate={indeterminate}
        onChange={onChange}
        icon={<span />}
        checkedIcon={<Icon name="check" size={16} />}
        indeterminateIcon={<Icon name="minus" size={16} />}
        slotProps={{ input: { ...rest, ref } }}
      />
      <span>{label}</span>
    </Label>
  );
}
