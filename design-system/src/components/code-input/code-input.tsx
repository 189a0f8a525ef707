import styled from '@emotion/styled';
import { useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { typeStyle } from '../../theme/css';
import { FieldFrame, fieldAria, type FieldProps } from '../text-field/field-frame';
import { InputBox } from '../text-field/input-box';

export interface CodeInputProps
  extends
    Omit<FieldProps, 'labelEnd' | 'hideLabel'>,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'size'> {
  value: string;
  onChange: (code: string) => void;
  /** Digits of a whole code. @default 6 */
  length?: number;
}

const Box = styled(InputBox)({
  width: 'fit-content',
  '& input': { ...typeStyle('metricSm'), letterSpacing: '0.28em', textIndent: '0.1em' },
});

/** A code from a message. One field, so that it can be pasted and that the phone can fill it in. */
export function CodeInput(props: CodeInputProps): ReactElement {
  const { label, hint, error, value, onChange, length = 6, id: givenId, ...rest } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Box>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          size={length + 2}
          {...rest}
          {...fieldAria(id, { label, hint, error })}
          value={value}
          // spaces and dashes of a pasted code are dropped
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
        />
      </Box>
    </FieldFrame>
  );
}
