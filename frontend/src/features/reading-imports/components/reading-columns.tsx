import { Checkbox, Select, Stack, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { TwoFields } from '../../../components/form/two-fields';
import type { ReadingMapping } from '../api/reading-imports.api';
import { columnChoices, isMetricColumn } from '../lib/column-choices';

export interface ReadingColumnsProps {
  columns: string[];
  mapping: ReadingMapping;
  onChange: (mapping: ReadingMapping) => void;
}

/** What each column of a table measures, and in which unit. */
export function ReadingColumns({ columns, mapping, onChange }: ReadingColumnsProps): ReactElement {
  const change = (key: 'columns' | 'units', index: number, value: string): void => {
    const next = columns.map((_, i) => (i === index ? value : (mapping[key][i] ?? '')));
    onChange({ ...mapping, [key]: next });
  };
  return (
    <Stack spacing={2} role="group" aria-label="Match columns">
      <TwoFields>
        {columns.map((column, index) => (
          <Stack key={`${column} ${index}`} spacing={1}>
            <Select
              label={column}
              value={mapping.columns[index] ?? 'ignore'}
              options={columnChoices(mapping.columns[index])}
              onChange={(choice) => change('columns', index, choice)}
            />
            {isMetricColumn(mapping.columns[index]) && (
              <TextField
                label={`Unit of ${column}`}
                value={mapping.units[index] ?? ''}
                maxLength={20}
                onChange={({ target }) => change('units', index, target.value)}
              />
            )}
          </Stack>
        ))}
      </TwoFields>
      <Checkbox
        label="3/4 is the third of April"
        checked={mapping.isDayFirst}
        onChange={({ target }) => onChange({ ...mapping, isDayFirst: target.checked })}
      />
    </Stack>
  );
}
