import { useState, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'multiline' | 'endAdornment'> {
  /** A word on the strength, shown in place of the hint while typing a new password. */
  strengthHint?: ReactNode;
}

/** A password that can be looked at. */
export function PasswordField({ strengthHint, hint, ...rest }: PasswordFieldProps): ReactElement {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      hint={strengthHint ?? hint}
      autoCapitalize="none"
      spellCheck={false}
      endAdornment={
        <IconButton
          size="sm"
          label={isShown ? 'Hide password' : 'Show password'}
          icon={<Icon name={isShown ? 'eye-off' : 'eye'} />}
          onClick={() => {
            setIsShown(!isShown);
          }}
        />
      }
    />
  );
}
