import { PasswordField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { passwordHint } from '../../../shared/auth/credentials';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

export function NewPasswordField({ label, value, error, onChange }: NewPasswordFieldProps): ReactElement {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      size="lg"
      strengthHint={passwordHint(value)}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
