import { Chip, Row, SegmentedControl, Stack, Text, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { MemoryFacets } from '../../../../api/listing.api';
import type { ViewFilter } from '../../lib/view-filter';

const SHOWN_YEARS = 8;

export interface FilterDatesProps {
  facets: MemoryFacets;
  filter: ViewFilter;
  onChange: (filter: ViewFilter) => void;
}

/** When it happened, or when it was told. */
export function FilterDates({ facets, filter, onChange }: FilterDatesProps): ReactElement {
  const { from, until, by } = filter;
  const day = (name: 'from' | 'until', label: string): ReactElement => (
    <TextField
      label={label}
      type="date"
      value={filter[name] ?? ''}
      onChange={({ target }) => onChange({ ...filter, [name]: target.value || null })}
    />
  );
  return (
    <Stack spacing={1.5} role="group" aria-label="When">
      <Text variant="label">When</Text>
      <SegmentedControl
        label="Which date"
        options={[
          { value: 'lived', label: 'It happened' },
          { value: 'recorded', label: 'It was told' },
        ]}
        value={by}
        onChange={(value) => onChange({ ...filter, by: value })}
      />
      <Row gap={0.75}>
        {facets.years.slice(0, SHOWN_YEARS).map(({ value, count }) => {
          const [first, last] = [`${yearOf(value)}-01-01`, `${yearOf(value)}-12-31`];
          const isChosen = from === first && until === last;
          return (
            <Chip
              key={value}
              label={String(value)}
              {...(count !== null && { count })}
              selected={isChosen}
              onClick={() =>
                onChange({ ...filter, from: isChosen ? null : first, until: isChosen ? null : last })
              }
            />
          );
        })}
      </Row>
      <Row gap={1.5} nowrap>
        {day('from', 'From')}
        {day('until', 'Until')}
      </Row>
    </Stack>
  );
}

function yearOf(year: number): string {
  return String(year).padStart(4, '0');
}
