import { Box, Chip, Row, SearchField, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { formatQuantity } from '../../../lib/format';
import type { Device } from '../api/devices.api';
import { DEVICE_FILTERS, type DeviceFilter, isFound, isIn } from '../lib/device-filter';
import { BulkBar } from './bulk-bar';
import { DeviceCards } from './device-cards';
import { DeviceTable } from './device-table';

export type DeviceLayout = 'table' | 'cards';

const LABELS: Readonly<Record<DeviceFilter, string>> = {
  all: 'All',
  body: 'Body',
  home: 'Home',
  look: 'Needs a look',
};

interface DeviceListProps {
  devices: readonly Device[];
  layout: DeviceLayout;
}

/** The devices, to be searched, filtered and changed together. */
export function DeviceList({ devices, layout }: DeviceListProps): ReactElement {
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<DeviceFilter>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = devices.filter((device) => isIn(filter, device) && isFound(device, query));
  const selected = devices.filter(({ id }) => chosen.has(id));
  return (
    <Stack spacing={1.5}>
      <Row gap={1}>
        <Box role="search" sx={{ flex: { xs: '1 1 100%', sm: '0 1 220px' } }}>
          <SearchField
            label="Find a device"
            placeholder="Name, room, tag"
            value={query}
            onChange={setQuery}
          />
        </Box>
        {DEVICE_FILTERS.map((each) => (
          <Chip
            key={each}
            label={LABELS[each]}
            count={devices.filter((device) => isIn(each, device)).length}
            selected={filter === each}
            onClick={() => setFilter(each)}
          />
        ))}
      </Row>
      {selected.length > 0 && <BulkBar devices={selected} onDone={() => setChosen(new Set())} />}
      {layout === 'table' ? (
        <DeviceTable devices={shown} chosen={chosen} onChoose={setChosen} />
      ) : (
        <DeviceCards devices={shown} />
      )}
      <Text variant="caption" tone="faint" tabular role="status">
        {shown.length === 0
          ? 'No device matches.'
          : `${formatQuantity(shown.length, 'device', 'devices')} of ${String(devices.length)} shown`}
      </Text>
    </Stack>
  );
}
