import { Box, Button, Chip, Row } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { exportAddress } from '../../../../shared/memory/api/export-address';
import { useGetMemoryFacetsQuery } from '../../api/listing.api';
import { filterParts, withoutConditions } from '../../lib/filter-parts';
import { EVERYTHING, toFilter, type ViewFilter } from '../../lib/view-filter';
import { FilterPanel } from './filter-panel';

export interface FilterBarProps {
  filter: ViewFilter;
  onChange: (filter: ViewFilter) => void;
  onSelect: () => void;
}

/** What the list is narrowed to, each condition to be taken away, and the way to more. */
export function FilterBar({ filter, onChange, onSelect }: FilterBarProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const nameOf = useEntityNames(filter);
  const parts = filterParts(filter, nameOf);
  return (
    <Box role="group" aria-label="Filter">
      <Row gap={0.75}>
        <Chip
          label="Filter"
          icon="settings"
          {...(parts.length > 0 && { count: parts.length })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        />
        <Chip
          label="Archived"
          selected={filter.status === 'archived'}
          onClick={() =>
            onChange({ ...filter, status: filter.status === 'archived' ? 'active' : 'archived' })
          }
        />
        <Box sx={{ flex: 1 }} />
        <Button size="sm" tone="quiet" onClick={onSelect}>
          Select
        </Button>
      </Row>
      {parts.length > 0 && (
        <Box sx={{ pt: 1 }}>
          <Row gap={0.75}>
            {parts.map(({ label, without }) => (
              <Chip key={label} label={label} onRemove={() => onChange(without)} />
            ))}
            <Button tone="quiet" size="sm" onClick={() => onChange(withoutConditions(filter))}>
              Clear all
            </Button>
            <Button
              tone="quiet"
              size="sm"
              component="a"
              href={exportAddress(toFilter(filter))}
              aria-label="Export these"
            >
              Export
            </Button>
          </Row>
        </Box>
      )}
      <FilterPanel open={isOpen} filter={filter} onChange={onChange} onClose={() => setIsOpen(false)} />
    </Box>
  );
}

/** Read only where the filter names people or places. */
export function useEntityNames(filter: ViewFilter): (id: string) => string | undefined {
  const { data } = useGetMemoryFacetsQuery(
    toFilter({ ...EVERYTHING, status: filter.status, entities: filter.entities }),
    { skip: filter.entities.length === 0 },
  );
  return (id) => [...(data?.people ?? []), ...(data?.places ?? [])].find((entity) => entity.id === id)?.name;
}
