import MuiSwitch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { color, typeStyle } from '../../theme/vars';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'color'> {
  label: ReactNode;
  /** What it changes, under the label. */
  hint?: ReactNode;
}

const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  cursor: 'pointer',
  '& small': { ...typeStyle('caption'), display: 'block', color: color.text.muted },
});

/** A setting that takes effect at once. */
export function Switch({ label, hint, className, ref, ...input }: SwitchProps): ReactElement {
  const { checked, defaultChecked, disabled, onChange, ...rest } = input;
  return (
    <Label className={className}>
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <MuiSwitch
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        onChange={onChange}
        slotProps={{ input: { ...rest, ref, role: 'switch' } }}
      />
    </Label>
  );
}
