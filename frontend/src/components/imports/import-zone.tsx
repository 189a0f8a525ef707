import { Select } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** The zone of times in a file that name none. */
export function ImportZone({
  value,
  onChange,
}: {
  value: string;
  onChange: (zone: string) => void;
}): ReactElement {
  const zones = new Set([value, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return (
    <Select
      label="Time zone of times that name none"
      value={value}
      options={[...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      onChange={onChange}
    />
  );
}
