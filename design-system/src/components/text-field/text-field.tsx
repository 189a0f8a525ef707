import {
  useId,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { FieldFrame, fieldAria, type FieldProps } from './field-frame';
import { InputBox } from './input-box';
import { TextArea } from './text-area';

type InputElement = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'onChange' | 'ref'> {
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** 40 or 48 px. @default 'md' */
  size?: 'md' | 'lg';
  /** A text area that grows from `minRows` to `maxRows`. */
  multiline?: boolean;
  /** @default 3 */
  minRows?: number;
  maxRows?: number;
  onChange?: (event: ChangeEvent<InputElement>) => void;
  /** The input element itself. */
  ref?: Ref<InputElement>;
}

/** A labelled input. Props it does not know go to the input. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, hideLabel, labelEnd, hint, error, id: givenId, ...other } = props;
  const { size = 'md', startAdornment, endAdornment, className, ...control } = other;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} labelEnd={labelEnd} hint={hint} error={error}>
      <InputBox className={className} data-size={size}>
        {startAdornment}
        <Control {...control} {...fieldAria(id, { label, hint, error })} />
        {endAdornment}
      </InputBox>
    </FieldFrame>
  );
}

type ControlProps = Omit<TextFieldProps, keyof FieldProps | 'size'>;

function Control({ multiline, minRows = 3, maxRows, ref, ...rest }: ControlProps): ReactElement {
  if (!multiline) return <input ref={ref as Ref<HTMLInputElement>} {...rest} />;
  // the attributes of `<input>` that a text area lacks are harmless on it
  const area = rest as ComponentPropsWithRef<'textarea'>;
  return <TextArea {...area} ref={ref as Ref<HTMLTextAreaElement>} minRows={minRows} maxRows={maxRows} />;
}
