import InputBase from '@mui/material/InputBase';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { describedBy, FieldFrame } from './field';

export interface TextFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'color' | 'onChange' | 'ref'
> {
  label: ReactNode;
  /** Keeps the label for screen readers only, when the place already says it. */
  hideLabel?: boolean;
  /** Beside the label, e.g. a link to reset. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; also marks the field invalid. */
  error?: ReactNode;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** 40 or 48 px. @default 'md' */
  size?: 'md' | 'lg';
  multiline?: boolean;
  /** With `multiline`: the height grows from `minRows` to `maxRows`. */
  minRows?: number;
  maxRows?: number;
  onChange?: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** The input element itself. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** A labelled input. Every prop of `<input>` goes to the input, `ref` too. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, hideLabel, labelEnd, hint, error, size = 'md', id: givenId, ref, ...rest } = props;
  const {
    startAdornment,
    endAdornment,
    multiline,
    minRows,
    maxRows,
    className,
    disabled,
    onChange,
    ...input
  } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} labelEnd={labelEnd} hint={hint} error={error}>
      <InputBase
        id={id}
        className={className}
        size={size === 'lg' ? 'medium' : 'small'}
        error={Boolean(error)}
        disabled={disabled}
        startAdornment={startAdornment}
        endAdornment={endAdornment}
        multiline={multiline}
        minRows={minRows}
        maxRows={maxRows}
        inputRef={ref}
        onChange={onChange}
        inputProps={{ ...input, 'aria-describedby': describedBy(id, { hint, error }) }}
      />
    </FieldFrame>
  );
}
