import { useState, type ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { Select } from './select';

const options = [
  { value: 'note', label: 'Note' },
  { value: 'person', label: 'Person' },
  { value: 'place', label: 'Place' },
  { value: 'reading', label: 'Reading', disabled: true },
] as const;

export function States(): ReactElement {
  const [value, setValue] = useState<(typeof options)[number]['value']>('note');
  return (
    <Stack spacing={2}>
      <Select
        label="Kind"
        options={options}
        value={value}
        onChange={setValue}
        hint="Sets where it is listed."
      />
      <Select
        label="Kind, refused"
        options={options}
        value={value}
        onChange={setValue}
        error="Choose another kind."
      />
      <Select label="Kind, fixed" options={options} value={value} onChange={setValue} disabled />
    </Stack>
  );
}
