import { Badge, Checkbox, DataTable, Glyph, Link, Row, Text, VisuallyHidden } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../lib/paths';
import type { Device } from '../api/devices.api';
import {
  deviceDomain,
  deviceIcon,
  LOW_BATTERY,
  mayWriteWords,
  signalWords,
  statusWords,
} from '../lib/device-words';

interface DeviceTableProps {
  devices: readonly Device[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** One device a row; those that are chosen are changed together. */
export function DeviceTable({ devices, chosen, onChoose }: DeviceTableProps): ReactElement {
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <DataTable
      label="Devices"
      rows={devices}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'choose',
          header: 'Choose',
          hideHeader: true,
          wideOnly: true,
          narrow: true,
          cell: ({ id, name }) => (
            <Checkbox
              label={<VisuallyHidden>{`Choose ${name}`}</VisuallyHidden>}
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
            />
          ),
        },
        { key: 'device', header: 'Device', cell: (device) => <DeviceName device={device} /> },
        { key: 'state', header: 'State', cell: (device) => <DeviceState device={device} /> },
        { key: 'battery', header: 'Battery', align: 'end', wideOnly: true, cell: batteryCell },
        {
          key: 'signal',
          header: 'Signal',
          align: 'end',
          wideOnly: true,
          cell: ({ signal }) => (signal === null ? '–' : signalWords(signal)),
        },
        { key: 'write', header: 'May write', wideOnly: true, cell: mayWriteWords },
      ]}
    />
  );
}

export function DeviceName({ device }: { device: Device }): ReactElement {
  return (
    <Row gap={1.25} nowrap>
      <Glyph domain={deviceDomain(device)} icon={deviceIcon(device)} size="sm" />
      <div>
        <Link href={`${paths.devices}/${device.id}`} tone="plain">
          {device.name}
        </Link>
        <Text as="p" variant="caption" tone="muted">
          {[device.room, ...device.tags].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </Row>
  );
}

export function DeviceState({ device }: { device: Device }): ReactElement {
  const { tone, words, note } = statusWords(device, { isBrief: true });
  return (
    <>
      <Badge plain tone={tone}>
        {words}
      </Badge>
      <Text as="p" variant="caption" tone="muted">
        {note}
      </Text>
    </>
  );
}

function batteryCell({ battery }: Device): ReactElement | string {
  if (battery === null) return '–';
  return battery > LOW_BATTERY ? (
    `${String(battery)}%`
  ) : (
    <Badge plain tone="warning">
      {battery}%
    </Badge>
  );
}
