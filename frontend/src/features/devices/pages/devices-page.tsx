import { Box, Button, Icon, IconButton, Page, PageHeader, SegmentedControl } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { PageTools } from '../../../components/page-tools';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatCount } from '../../../lib/format';
import { type Device, useListDevicesQuery } from '../api/devices.api';
import { AddDevice } from '../components/add-device';
import { DeviceList, type DeviceLayout } from '../components/device-list';
import { NeedsLook } from '../components/needs-look';
import { NoDevices } from '../components/no-devices';
import { troubles } from '../lib/device-words';

/** What is connected, how it is, and what needs a look. */
export function DevicesPage(): ReactElement {
  const query = useListDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAdding, setIsAdding] = useState(false);
  const [layout, setLayout] = useState<DeviceLayout>('table');
  const items = query.data?.items ?? [];
  const add = (): void => setIsAdding(true);
  return (
    <Page>
      <PageHeader
        title="Devices"
        context={items.length > 0 && contextOf(items)}
        tools={
          items.length > 0 && (
            <>
              <SegmentedControl
                label="Show as"
                options={[
                  { value: 'table', label: 'Table' },
                  { value: 'cards', label: 'Cards' },
                ]}
                value={layout}
                onChange={setLayout}
              />
              <Button startIcon={<Icon name="plus" size={16} />} onClick={add}>
                Add device
              </Button>
            </>
          )
        }
      />
      <PageTools>
        <IconButton label="Add device" icon={<Icon name="plus" />} onClick={add} />
      </PageTools>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: isAdding ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1fr)',
          },
        }}
      >
        <QueryBoundary
          query={query}
          inCard
          errorTitle="Couldn’t load your devices"
          skeleton={<RowSkeleton rows={4} />}
          isEmpty={(found) => found.items.length === 0}
          empty={isAdding ? null : <NoDevices onAdd={add} />}
        >
          {(found) => (
            <div>
              <NeedsLook devices={found.items} />
              <DeviceList devices={found.items} layout={layout} />
            </div>
          )}
        </QueryBoundary>
        {isAdding && <AddDevice devices={items} onClose={() => setIsAdding(false)} />}
      </Box>
    </Page>
  );
}

/** "20 of 23 work as they should, 2 wait for their first message". */
function contextOf(devices: readonly Device[]): string {
  const waiting = devices.filter(({ status }) => status === 'waiting').length;
  const well = devices.filter((device) => troubles(device).length === 0).length - waiting;
  if (devices.length === 1) {
    if (waiting === 1) return 'It waits for its first message';
    return well === 1 ? 'It works as it should' : 'It needs a look';
  }
  const working = `${formatCount(well)} of ${formatCount(devices.length)} work as they should`;
  if (waiting === 0) return working;
  return `${working}, ${waiting === 1 ? '1 waits for its' : `${formatCount(waiting)} wait for their`} first message`;
}
