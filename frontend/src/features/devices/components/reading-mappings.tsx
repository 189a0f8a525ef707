import { Card, Select, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type DeviceDetail, useMapReadingMutation } from '../api/devices.api';
import { valueName } from '../lib/device-words';

type Mapping = DeviceDetail['mappings'][number];

interface ReadingMappingsProps extends Pick<DeviceDetail, 'readings' | 'mappings' | 'metrics'> {
  id: string;
}

/** Where each of its values goes. */
export function ReadingMappings({ id, readings, mappings, metrics }: ReadingMappingsProps): ReactElement {
  const names = [...new Set([...readings, ...mappings].map(({ name }) => name))].toSorted();
  return (
    <Card title="Where its values go">
      {names.length === 0 ? (
        <Text tone="muted">You choose here once it has sent a value that Twyn does not know.</Text>
      ) : (
        <Stack spacing={2}>
          {names.map((name) => (
            <OneMapping
              key={name}
              {...{ id, name, metrics }}
              unit={readings.find((reading) => reading.name === name)?.unit ?? ''}
              isHistory={readings.some((reading) => reading.name === name && reading.target === 'history')}
              mapping={mappings.find((mapping) => mapping.name === name)}
            />
          ))}
        </Stack>
      )}
    </Card>
  );
}

interface OneMappingProps extends Pick<DeviceDetail, 'metrics'> {
  id: string;
  name: string;
  unit: string;
  isHistory: boolean;
  mapping: Mapping | undefined;
}

function OneMapping({ id, name, unit, isHistory, mapping, metrics }: OneMappingProps): ReactElement {
  const [map] = useMapReadingMutation();
  const kept = mapping?.metric ?? mapping?.target ?? (isHistory ? 'history' : 'waiting');
  const choose = (choice: string): void => {
    if (choice === 'waiting') return;
    const isOther = choice === 'history' || choice === 'ignored';
    void map({
      id,
      mapReading: isOther ? { name, unit, target: choice } : { name, unit, target: 'metric', metric: choice },
    });
  };
  return (
    <Select
      label={valueName(name)}
      hint={kept === 'waiting' ? 'Kept for 7 days until you choose.' : undefined}
      value={kept}
      onChange={choose}
      options={[
        ...(kept === 'waiting' ? [{ value: 'waiting', label: 'Choose…' }] : []),
        { value: 'history', label: 'History of this device' },
        { value: 'ignored', label: 'Ignore' },
        ...metrics.map(({ metric, label }) => ({ value: metric, label: `Body: ${label}` })),
      ]}
    />
  );
}
