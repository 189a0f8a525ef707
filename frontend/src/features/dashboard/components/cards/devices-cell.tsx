import { MetricCell } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../../lib/paths';
import type { TodayOverview } from '../../../../shared/today/api/today.api';

/** How many devices are heard in time, and which are not. */
export function DevicesCell({ devices }: { devices: TodayOverview['devices'] }): ReactElement {
  const { total, inTime, troubled } = devices;
  if (total === 0) {
    return (
      <MetricCell domain="home" icon="plug" title="Devices" href={paths.devices}>
        No device of yours sends anything yet. A sensor, a ring or this browser can.
      </MetricCell>
    );
  }
  return (
    <MetricCell
      domain="home"
      icon="plug"
      title="Devices"
      href={paths.devices}
      value={String(inTime)}
      unit={`of ${String(total)} in time`}
    >
      {troubled.length === 0
        ? `None is overdue${inTime < total ? '; some were not heard yet, or rest' : ''}.`
        : troubled.map(({ name, status }) => `${name} is ${status}.`).join(' ')}
    </MetricCell>
  );
}
