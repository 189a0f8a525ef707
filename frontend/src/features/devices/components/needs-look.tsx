import { Badge, Box, Cluster, Link, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../lib/paths';
import type { Device } from '../api/devices.api';
import { statusWords, troubles } from '../lib/device-words';

/** More are found with the filter. */
const MOST = 3;

/** Devices that are not as they should be, each with what is wrong. */
export function NeedsLook({ devices }: { devices: readonly Device[] }): ReactElement | null {
  const found = devices.filter((device) => troubles(device).length > 0).slice(0, MOST);
  if (found.length === 0) return null;
  return (
    <Box component="section" aria-label="Needs a look" sx={{ mb: 3 }}>
      <Cluster>
        {found.map((device) => (
          <Box key={device.id} sx={{ p: 2.5, bgcolor: 'surface.raised' }}>
            <Stack spacing={0.5}>
              <Badge plain tone={statusWords(device).tone === 'danger' ? 'danger' : 'warning'}>
                {device.name}
              </Badge>
              <Text variant="caption" tone="muted">
                {troubles(device).join(' ')}
              </Text>
              <Link href={`${paths.devices}/${device.id}`}>See {device.name}</Link>
            </Stack>
          </Box>
        ))}
      </Cluster>
    </Box>
  );
}
