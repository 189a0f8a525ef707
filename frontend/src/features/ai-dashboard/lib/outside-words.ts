import { formatQuantity } from '../../../lib/format';
import { formatBytes } from '../../../shared/imports/format-bytes';
import type { AiDashboard } from '../api/ai-dashboard.api';
import { partName, placeName } from './dashboard-words';

type Host = AiDashboard['left'][number];

const USUAL_PORTS: readonly number[] = [80, 443];

/** "api.example.com", with its port where that is not the web's. */
export function machineName({ host, port }: Pick<Host, 'host' | 'port'>): string {
  return USUAL_PORTS.includes(port) ? host : `${host}:${String(port)}`;
}

export function partWords({ part, place }: Pick<Host, 'part' | 'place'>): string {
  return part === null
    ? place === 'outside'
      ? 'A server of your own'
      : 'A device of yours'
    : partName(part);
}

/** The first thing to know: whether anything left, and how far it went. */
export function leftWords(left: readonly Host[]): string {
  if (left.length === 0) return 'Nothing left this server.';
  const outside = left.filter(({ place }) => place === 'outside');
  const sent = formatBytes(sum(left.map(({ bytesSent }) => bytesSent)));
  const calls = formatQuantity(sum(left.map((host) => host.calls)), 'call', 'calls');
  const machines = formatQuantity(left.length, 'machine', 'machines');
  const far = outside.length === 0 ? `, all ${placeName('private-network')}` : '';
  return `${calls} to ${machines}${far}: ${sent} sent.`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
