import { TextField, type TextFieldProps } from '@twyn/design-system';
import type { ReactElement } from 'react';

type EmailFieldProps = Pick<TextFieldProps, 'name' | 'ref' | 'error' | 'onChange' | 'onBlur'>;

/** Password managers know it as the name that goes with the password. */
export function EmailField(props: EmailFieldProps): ReactElement {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="lg"
      {...props}
    />
  );
}
