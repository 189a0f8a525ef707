import { PasswordField, type TextFieldProps } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { passwordHint } from '../../../shared/auth/credentials';

interface NewPasswordFieldProps extends Pick<
  TextFieldProps,
  'name' | 'ref' | 'error' | 'onChange' | 'onBlur'
> {
  label: string;
  /** What stands in it, for the word on its strength. */
  typed: string;
}

export function NewPasswordField({ typed, ...rest }: NewPasswordFieldProps): ReactElement {
  return <PasswordField autoComplete="new-password" size="lg" strengthHint={passwordHint(typed)} {...rest} />;
}
