import { formatCount, formatQuantity } from '../../../lib/format';
import { formatBytes } from '../../../shared/imports/format-bytes';
import type { AiDashboard, OutsideCallPage } from '../api/ai-dashboard.api';
import { partName, placeName } from './dashboard-words';

type Host = AiDashboard['left'][number];
type Call = OutsideCallPage['items'][number];

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

/** How many, and how many of them in vain. */
export function callsWords({ calls, unanswered }: Pick<Host, 'calls' | 'unanswered'>): string {
  return unanswered === 0 ? formatCount(calls) : `${formatCount(calls)}, ${formatCount(unanswered)} in vain`;
}

const REASONS: Readonly<Record<NonNullable<Call['reason']>, string>> = {
  answer: 'An answer in a chat',
  'model-check': 'Whether the model is there',
  search: 'A search by meaning',
  index: 'Memories read for search',
  dictation: 'What you said',
  'read-aloud': 'An answer read aloud',
  home: 'Your home is joined',
};
const WITHHELD: Readonly<Record<NonNullable<Call['withheld']>, string>> = {
  temporary: 'Not sent: temporary chat',
  resting: 'Not sent: it failed a moment ago',
  limit: 'Not sent: limit of a minute',
  address: 'Not sent: private address',
};

/** What asked for it; of what says no more, the part that it is for. */
export function reasonWords({ reason, part, place }: Pick<Call, 'reason' | 'part' | 'place'>): string {
  return reason === null ? partWords({ part, place }) : REASONS[reason];
}

/** "Answered", "Refused (403)", "No answer", "Not sent: temporary chat". */
export function outcomeWords({
  outcome,
  status,
  withheld,
}: Pick<Call, 'outcome' | 'status' | 'withheld'>): string {
  if (withheld !== null) return WITHHELD[withheld];
  const said = { ok: 'Answered', refused: 'Refused', failed: 'No answer', withheld: 'Not sent' }[outcome];
  return outcome === 'refused' && status !== null ? `${said} (${String(status)})` : said;
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
