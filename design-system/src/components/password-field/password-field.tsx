import { useState, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'multiline' | 'minRows' | 'maxRows' | 'endAdornment'
> {
  /** A word on the strength while a new password is typed; stands in for the hint. */
  strengthHint?: ReactNode;
}

/** A password that can be looked at. */
export function PasswordField({ strengthHint, hint, ...rest }: PasswordFieldProps): ReactElement {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      hint={strengthHint ?? hint}
      endAdornment={
        <IconButton
          size="sm"
          label={isShown ? 'Hide password' : 'Show password'}
          icon={<Icon name={isShown ? 'eye-off' : 'eye'} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
