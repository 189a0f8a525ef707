import { Box, Card } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Device } from '../api/devices.api';
import { DeviceName, DeviceState } from './device-table';

/** One device a card, for a look at all of them. */
export function DeviceCards({ devices }: { devices: readonly Device[] }): ReactElement {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
      }}
    >
      {devices.map((device) => (
        <Card key={device.id} as="article" aria-label={device.name} padding="dense">
          <DeviceName device={device} />
          <Box sx={{ mt: 1.5 }}>
            <DeviceState device={device} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
