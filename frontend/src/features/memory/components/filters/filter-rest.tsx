import { SegmentedControl, Stack, Switch, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { ViewFilter } from '../../lib/view-filter';

export interface FilterRestProps {
  filter: ViewFilter;
  onChange: (filter: ViewFilter) => void;
}

/** How much it matters, pinned or not, and in which order. */
export function FilterRest({ filter, onChange }: FilterRestProps): ReactElement {
  return (
    <>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Text variant="label">Importance</Text>
        <SegmentedControl
          label="Importance"
          options={[
            { value: '1', label: 'Any' },
            { value: '2', label: 'Not minor' },
            { value: '3', label: 'Important' },
          ]}
          value={String(filter.minImportance ?? 1)}
          onChange={(value) =>
            onChange({ ...filter, minImportance: value === '3' ? 3 : value === '2' ? 2 : null })
          }
        />
      </Stack>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Text variant="label">Newest first by</Text>
        <SegmentedControl
          label="Newest first by"
          options={[
            { value: 'recorded', label: 'When told' },
            { value: 'happened', label: 'When it happened' },
          ]}
          value={filter.sort}
          onChange={(sort) => onChange({ ...filter, sort })}
        />
      </Stack>
      <Switch
        label="Only pinned"
        checked={filter.pinned}
        onChange={({ target }) => onChange({ ...filter, pinned: target.checked })}
      />
    </>
  );
}
