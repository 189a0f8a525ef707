import { TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';

interface EmailFieldProps {
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
}

/** Password managers know it as the name that goes with the password. */
export function EmailField({ value, error, onChange }: EmailFieldProps): ReactElement {
  return (
    <TextField
      label="E-mail"
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="lg"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
