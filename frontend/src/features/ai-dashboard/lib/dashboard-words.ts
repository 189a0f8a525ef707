import { formatCount, formatQuantity, wordList } from '../../../lib/format';
import type { AiDashboard } from '../api/ai-dashboard.api';

type Area = AiDashboard['areas'][number]['area'];
type Server = AiDashboard['servers'][number];

export const AREA_NAMES: Readonly<Record<Area, { name: string; one: string; many: string }>> = {
  memories: { name: 'What you told', one: 'memory', many: 'memories' },
  people: { name: 'People', one: 'person', many: 'people' },
  places: { name: 'Places', one: 'place', many: 'places' },
  body: { name: 'Body', one: 'daily figure', many: 'daily figures' },
  mood: { name: 'Mood', one: 'entry', many: 'entries' },
  home: { name: 'Home', one: 'device', many: 'devices' },
  conversations: { name: 'Conversations', one: 'talk', many: 'talks' },
};

const PARTS: Readonly<Record<Server['part'], string>> = {
  'language-model': 'Language model',
  embeddings: 'Search by meaning',
  'speech-to-text': 'Speech to text',
  'text-to-speech': 'Spoken answers',
  mail: 'Email',
  'sign-in': 'Sign-in',
  home: 'Your home',
};

const PLACES: Readonly<Record<Server['place'], string>> = {
  'this-machine': 'on this machine',
  'private-network': 'in your own network',
  outside: 'outside',
};

export function areaCount({ area, count }: AiDashboard['areas'][number]): string {
  const { one, many } = AREA_NAMES[area];
  return formatQuantity(count, one, many);
}

/** "Least is known of places and mood." Names what nothing is known of; else the area with the fewest. */
export function thinnestWords(areas: AiDashboard['areas']): string {
  const named = areas.filter(({ area }) => area !== 'conversations');
  const empty = named.filter(({ count }) => count === 0);
  if (empty.length === named.length)
    return 'Nothing is known yet. Tell it something, log a mood or import readings.';
  const [least] = named.toSorted((one, other) => one.count - other.count);
  const thin = empty.length > 0 ? empty : least ? [least] : [];
  const names = wordList(thin.map(({ area }) => AREA_NAMES[area].name.toLowerCase()));
  return empty.length > 0 ? `Nothing is known yet of: ${names}.` : `Least is known of: ${names}.`;
}

export function partName(part: Server['part']): string {
  return PARTS[part];
}

export function placeName(place: Server['place']): string {
  return PLACES[place];
}

export function outsideOf(servers: readonly Server[]): Server[] {
  return servers.filter(({ place }) => place === 'outside');
}

/** The first thing to know: whether anything of one’s own can go anywhere. */
export function leavingWords(servers: readonly Server[]): string {
  const outside = outsideOf(servers);
  if (servers.length === 0) return 'Nothing is set up that anything of yours could be sent to.';
  if (outside.length === 0) return 'Everything that is set up stays on this machine or in your own network.';
  const hosts = [...new Set(outside.map(({ host }) => host))];
  return `What they need is sent to ${wordList(hosts)}, which ${hosts.length === 1 ? 'is' : 'are'} outside.`;
}

export function ratingWords({ total, ratings: { up, down } }: AiDashboard['answers']): string {
  const rest = Math.max(0, total - up - down);
  return `${formatCount(up)} rated good, ${formatCount(down)} poor, ${formatCount(rest)} not rated`;
}
