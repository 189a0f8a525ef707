import { Badge, Box, Link, Page, PageHeader, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { paths } from '../../../lib/paths';
import { type Device, useGetDeviceQuery } from '../api/devices.api';
import { DeviceAccess } from '../components/device-access';
import { DeviceDiagnostics } from '../components/device-diagnostics';
import { DeviceHistory } from '../components/device-history';
import { DeviceMessages } from '../components/device-messages';
import { DeviceAutomations } from '../components/device-automations';
import { DeviceSettings } from '../components/device-settings';
import { MqttAccess } from '../components/mqtt-access';
import { LiveValues } from '../components/live-values';
import { ReadingMappings } from '../components/reading-mappings';
import { SOURCE_WORDS, statusWords, troubles } from '../lib/device-words';

/** One device: what it tells, where that goes, and how it is let in. */
export function DevicePage(): ReactElement {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useGetDeviceQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load this device"
        skeleton={<RowSkeleton rows={4} />}
      >
        {({ device, readings, mappings, metrics }) => (
          <>
            <PageHeader
              title={device.name}
              context={<Where device={device} />}
              description={<State device={device} />}
            />
            <Stack spacing={2}>
              <LiveValues readings={readings} />
              <Box
                sx={{
                  display: 'grid',
                  gap: 2,
                  alignItems: 'start',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
                }}
              >
                <Stack spacing={2}>
                  <DeviceHistory id={id} readings={readings} />
                  <DeviceMessages id={id} device={device} />
                  <DeviceSettings
                    key={device.name}
                    device={device}
                    onRemoved={() => void navigate(paths.devices, { replace: true })}
                  />
                </Stack>
                <Stack spacing={2}>
                  <ReadingMappings id={id} readings={readings} mappings={mappings} metrics={metrics} />
                  <DeviceAutomations id={id} />
                  {device.source === 'token' && <DeviceAccess device={device} />}
                  {device.mqtt && <MqttAccess device={device} />}
                  <DeviceDiagnostics device={device} />
                </Stack>
              </Box>
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

function Where({ device: { room, source } }: { device: Device }): ReactElement {
  const words = [room, SOURCE_WORDS[source]].filter(Boolean).join(', ');
  return (
    <>
      <Link href={paths.devices}>Devices</Link> / {words}
    </>
  );
}

function State({ device }: { device: Device }): ReactElement {
  const { tone, words, note } = statusWords(device);
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Badge plain tone={tone}>
        {words}
      </Badge>
      <Text variant="caption">{troubles(device).join(' ') || note}</Text>
    </Box>
  );
}
