import { Box, Chip, Icon, IconButton, Menu, MenuItem, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { MemoryFilter, MemoryKind } from '../../../api/memory.api';
import { memoryKinds } from '../../../components/memory-words';
import { paths } from '../../../lib/paths';

export interface MemoryFiltersProps {
  filter: MemoryFilter;
  onChange: (filter: MemoryFilter) => void;
}

export function MemoryFilters({ filter, onChange }: MemoryFiltersProps): ReactElement {
  const { status, kind } = filter;
  return (
    <Stack direction="row" spacing={0.75} role="group" aria-label="Filter" sx={{ alignItems: 'center' }}>
      <Chip
        label="All"
        selected={status === 'active'}
        onClick={() => onChange({ ...filter, status: 'active' })}
      />
      <Chip
        label="Archived"
        selected={status === 'archived'}
        onClick={() => onChange({ ...filter, status: 'archived' })}
      />
      <Menu
        align="start"
        trigger={(trigger) => (
          <Chip
            label={kind ? memoryKinds[kind].many : 'Any kind'}
            icon="filter"
            selected={kind !== undefined}
            {...trigger}
          />
        )}
      >
        <MenuItem selected={kind === undefined} onSelect={() => onChange({ status })}>
          Any kind
        </MenuItem>
        {Object.entries(memoryKinds).map(([value, { many, icon }]) => (
          <MenuItem
            key={value}
            icon={icon}
            selected={kind === value}
            onSelect={() => onChange({ status, kind: value as MemoryKind })}
          >
            {many}
          </MenuItem>
        ))}
      </Menu>
      <Box sx={{ flex: 1, textAlign: 'end' }}>
        <IconButton label="Trash" icon={<Icon name="trash" />} href={paths.trash} />
      </Box>
    </Stack>
  );
}
