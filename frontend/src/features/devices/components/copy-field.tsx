import { Icon, IconButton, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { notify } from '../../../lib/notify';

interface CopyFieldProps {
  label: string;
  value: string;
  /** As a text area of so many lines. */
  lines?: number;
}

/** A value to be taken along as it is. */
export function CopyField({ label, value, lines }: CopyFieldProps): ReactElement {
  return (
    <TextField
      label={label}
      value={value}
      readOnly
      {...(lines !== undefined && { multiline: true, minRows: lines })}
      onFocus={(event) => event.currentTarget.select()}
      endAdornment={
        <IconButton
          size="sm"
          label={`Copy ${label.toLowerCase()}`}
          icon={<Icon name="copy" size={18} />}
          onClick={() => void copy(value)}
        />
      }
    />
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Copied');
  } catch {
    notify.error('Your browser didn’t allow the copy. Select the text and copy it.');
  }
}
