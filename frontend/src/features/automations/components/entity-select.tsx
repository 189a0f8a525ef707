import { Select } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListHomeEntitiesQuery } from '../../../shared/home/api/home.api';

interface EntitySelectProps {
  value: string;
  onChange: (id: string) => void;
}

/** One of the devices of the home. */
export function EntitySelect({ value, onChange }: EntitySelectProps): ReactElement {
  const { data } = useListHomeEntitiesQuery();
  const devices = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isThere = value === '' || devices.some((one) => one.value === value);
  const options = [
    { value: '', label: 'Choose a device' },
    ...devices,
    ...(isThere ? [] : [{ value, label: `${value} (not in your home)` }]),
  ];
  return <Select label="Device" options={options} value={value} onChange={onChange} />;
}
