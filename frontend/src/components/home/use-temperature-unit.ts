import { useGetSettingsQuery } from '../../shared/settings/api/settings.api';
import type { TemperatureUnit } from './temperature';

/** In which the user reads temperatures; undefined where they leave it to the devices. */
export function useTemperatureUnit(): TemperatureUnit | undefined {
  const { data } = useGetSettingsQuery();
  if (!data?.units) return undefined;
  return data.units === 'metric' ? 'C' : 'F';
}
