import { useImperativeHandle, useRef, type ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { Kbd } from '../kbd/kbd';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'multiline' | 'minRows' | 'maxRows' | 'startAdornment' | 'endAdornment' | 'value' | 'onChange'
> {
  value: string;
  onChange: (value: string) => void;
  /** The key that focuses this field; the application listens for it. */
  shortcut?: string;
}

/** A search box with its clear button. The label is spoken, not shown. */
export function SearchField({
  value,
  onChange,
  shortcut,
  hideLabel = true,
  ref,
  ...rest
}: SearchFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const clear = (): void => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextField
      {...rest}
      ref={input}
      type="search"
      hideLabel={hideLabel}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      startAdornment={<Icon name="search" size={rest.size === 'lg' ? 20 : 18} />}
      endAdornment={
        value ? (
          <IconButton size="sm" label="Clear" icon={<Icon name="close" size={18} />} onClick={clear} />
        ) : (
          shortcut && <Kbd aria-hidden>{shortcut}</Kbd>
        )
      }
    />
  );
}
