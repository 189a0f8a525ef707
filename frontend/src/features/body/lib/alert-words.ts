import { formatTime } from '../../../lib/format';
import type { ActiveReadingAlerts } from '../api/alerts.api';

const MINUTE_MS = 60_000;
const MORNING_HOUR = 8;

/** "Since 15:20, 3 h 22 min so far. It was 121 bpm when it was told." */
export function activeWords(active: ActiveReadingAlerts['items'][number], now: Date): string {
  const since = new Date(active.since);
  const minutes = Math.max(0, Math.round((now.getTime() - since.getTime()) / MINUTE_MS));
  const lasted = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  const value = active.valueUnit === '' ? String(active.value) : `${active.value} ${active.valueUnit}`;
  return `Since ${formatTime(since)}, ${lasted} so far. It was ${value} when it was told.`;
}

/** The next 08:00 by this device's clock. */
export function tomorrowMorning(now: Date): Date {
  const morning = new Date(now);
  morning.setHours(MORNING_HOUR, 0, 0, 0);
  if (morning <= now) morning.setDate(morning.getDate() + 1);
  return morning;
}
