import { Card, DescriptionItem, DescriptionList } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatCount, formatQuantity } from '../../../lib/format';
import { type Device, useListDeviceMessagesQuery } from '../api/devices.api';
import { signalWords, spanWords } from '../lib/device-words';

/** How it does as a sender. */
export function DeviceDiagnostics({ device }: { device: Device }): ReactElement {
  const { data } = useListDeviceMessagesQuery({ id: device.id });
  return (
    <Card title="Diagnostics" padding="none">
      <DescriptionList>
        <DescriptionItem term="Interval">
          {device.intervalSeconds === null ? 'Not known yet' : spanWords(device.intervalSeconds)}
        </DescriptionItem>
        {data && (
          <>
            <DescriptionItem term="Last 24 hours">
              {formatQuantity(data.lastDay, 'reading', 'readings')}
            </DescriptionItem>
            <DescriptionItem term="Kept out lately">{formatCount(data.refused.length)}</DescriptionItem>
          </>
        )}
        {device.signal !== null && (
          <DescriptionItem term="Signal">{signalWords(device.signal)}</DescriptionItem>
        )}
        {device.firmware !== null && <DescriptionItem term="Firmware">{device.firmware}</DescriptionItem>}
      </DescriptionList>
    </Card>
  );
}
