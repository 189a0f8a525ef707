import { Checkbox, Select, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { TwoFields } from '../../../components/form/two-fields';
import type { ImportMapping } from '../api/imports.api';
import { fieldNames } from '../lib/format-labels';

export interface ColumnMappingProps {
  columns: string[];
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
}

const options = (Object.keys(fieldNames) as (keyof typeof fieldNames)[]).map((value) => ({
  value,
  label: fieldNames[value],
}));

/** What each column of a table holds. */
export function ColumnMapping({ columns, mapping, onChange }: ColumnMappingProps): ReactElement {
  const choose = (index: number, choice: keyof typeof fieldNames): void => {
    const next = mapping.columns.map((field, i) => (i === index ? choice : field));
    onChange({ ...mapping, columns: next });
  };
  return (
    <Stack spacing={2} role="group" aria-label="Match columns">
      <TwoFields>
        {columns.map((column, index) => (
          <Select
            key={`${column} ${index}`}
            label={column}
            value={mapping.columns[index] ?? 'ignore'}
            options={options}
            onChange={(choice) => choose(index, choice)}
          />
        ))}
      </TwoFields>
      <Checkbox
        label="The first row names the columns"
        checked={mapping.hasHeader}
        onChange={({ target }) => onChange({ ...mapping, hasHeader: target.checked })}
      />
      <Checkbox
        label="3/4 is the third of April"
        checked={mapping.isDayFirst}
        onChange={({ target }) => onChange({ ...mapping, isDayFirst: target.checked })}
      />
    </Stack>
  );
}
