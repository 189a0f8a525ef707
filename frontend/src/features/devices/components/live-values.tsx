import { Cluster, MetricCell } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatDay, formatTime } from '../../../lib/format';
import type { DeviceDetail } from '../api/devices.api';
import { readingWords, TARGET_WORDS, valueName } from '../lib/device-words';

const MOST = 8;
const DAY_MS = 86_400_000;

/** Beside a name there is room for one of them. */
function momentWords(at: string): string {
  return Date.now() - Date.parse(at) < DAY_MS ? formatTime(at) : formatDay(at);
}

/** The last value of each name. */
export function LiveValues({ readings }: Pick<DeviceDetail, 'readings'>): ReactElement | null {
  if (readings.length === 0) return null;
  return (
    <Cluster aria-label="Now">
      {readings.slice(0, MOST).map((reading) => (
        <MetricCell
          key={reading.name}
          title={valueName(reading.name)}
          titleAs="h2"
          note={momentWords(reading.at)}
          value={readingWords({ ...reading, unit: '' })}
          unit={reading.unit}
        >
          {TARGET_WORDS[reading.target]}
        </MetricCell>
      ))}
    </Cluster>
  );
}
