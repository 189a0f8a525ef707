import { formatAgo, formatQuantity } from '../../../lib/format';
import type { HomeConnection } from '../api/connections.api';

export type Kind = HomeConnection['kind'] | 'own_broker';

/** What the server says when an address is none of those that its operator allows. */
const NOT_ALLOWED = 'This address is not allowed.';
const USUAL_PORTS: Partial<Record<string, string>> = {
  'mqtt:': '1883',
  'mqtts:': '8883',
  'http:': '80',
  'https:': '443',
};

export const KIND_WORDS: Readonly<Record<HomeConnection['kind'], string>> = {
  mqtt: 'MQTT',
  home_assistant: 'Home Assistant',
  simulated: 'Simulated devices',
};

interface StatusWords {
  tone: 'success' | 'warning' | 'danger' | 'neutral';
  words: string;
  /** Why it is so, and what happens next. */
  note: string;
}

export function connectionStatus(connection: HomeConnection): StatusWords {
  const { isPaused, status, statusReason, statusAt } = connection;
  const why = statusReason === null ? '' : `${statusReason} `;
  if (isPaused)
    return { tone: 'neutral', words: 'Paused', note: 'Nothing is heard or sent until you resume it.' };
  switch (status) {
    case 'connected':
      return { tone: 'success', words: 'Connected', note: `Since ${formatAgo(statusAt)}.` };
    case 'connecting':
      return { tone: 'neutral', words: 'Connecting', note: `${why}This takes a few seconds.` };
    case 'disconnected':
      return { tone: 'warning', words: 'Not connected', note: `${why}It tries again by itself.` };
    case 'refused':
      return { tone: 'danger', words: 'Refused', note: `${why}It does not try again before you change it.` };
  }
}

/** "MQTT, mqtt://192.168.1.10:1883, 12 devices, 3 wait for your yes". */
export function connectionPlace({ kind, url, entityCount, waitingCount }: HomeConnection): string {
  const where = url ?? (kind === 'mqtt' ? 'the broker of this Twyn' : null);
  const waiting = waitingCount > 0 ? `${formatQuantity(waitingCount, 'waits', 'wait')} for your yes` : null;
  return [KIND_WORDS[kind], where, formatQuantity(entityCount, 'device', 'devices'), waiting]
    .filter(Boolean)
    .join(', ');
}

export function isNotAllowed({ statusReason }: Pick<HomeConnection, 'statusReason'>): boolean {
  return statusReason === NOT_ALLOWED;
}

/** What the operator sets to allow an address: its host with its port. */
export function targetOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  // Browsers read the host of a scheme that they do not know as a part of the path.
  const { hostname, port } = new URL(url.replace(/^mqtts?:/, 'http:'));
  const usual = USUAL_PORTS[url.slice(0, url.indexOf(':') + 1)] ?? '';
  return hostname === '' ? undefined : `${hostname}:${port || usual}`;
}
