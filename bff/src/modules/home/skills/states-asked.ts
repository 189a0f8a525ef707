import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { spokenList } from '../../skills/kit/spoken.js';
import { type Entity, type Home } from '../home.service.js';
import { stateOf } from './home-answers.js';
import { type Parameters, type Telling } from './home-skill.js';
import { spokenState } from './home.words.js';
import { wordMap } from '../../../common/word-map.js';

const SENSED = wordMap<string>({ open: 'on', closed: 'off', unlocked: 'on', locked: 'off' });
/** In which nothing is going on. */
const RESTING: ReadonlySet<string> = new Set(['off', 'standby', 'idle', 'docked']);
const OPEN: ReadonlySet<string> = new Set(['open', 'opening', 'closing']);
/** Who asks whether everything is so wants to hear of what is not. */
const SETTLED: ReadonlySet<string> = new Set(['off', 'closed', 'locked']);
const SILENT: ReadonlySet<string> = new Set(['unavailable', 'unknown']);
/** More than that are counted, not listed. */
const MAX_LISTED = 8;

/** How something of the home is told, with the rooms that it stands in. */
export interface TellingHome extends Telling {
  readonly home: Home;
}

/** How the devices are; of several that were asked about by a state, how many are in it, which, and who does not say. */
export function statesOf(entities: readonly Entity[], asked: Parameters, telling: TellingHome): string {
  const { state } = asked;
  const answering = entities.filter((entity) => !SILENT.has(entity.state));
  if (typeof state !== 'string' || entities.length === 1)
    return entities
      .slice(0, MAX_LISTED)
      .map((entity) => stateOf(entity, telling))
      .join(' ');
  const silent = entities.filter((entity) => SILENT.has(entity.state));
  return [counted(answering, { ...asked, state }, telling), silence(silent, asked, telling)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function counted(
  entities: readonly Entity[],
  asked: Parameters & { readonly state: string },
  telling: TellingHome,
): string {
  const [only, ...more] = entities;
  if (!only) return '';
  if (more.length === 0) return stateOf(only, telling);
  const { phrases } = telling;
  const matching = entities.filter((entity) => isIn(entity, asked.state));
  const { length: count } = matching;
  const { length: total } = entities;
  const kind = phrases.say(kindOf(entities, asked, phrases));
  const values = { count, total, kind, state: spokenState(asked.state, phrases) };
  if (count === 0) return [phrases.say('states-of-none', values), ...others()].join(' ');
  if (count === total) return phrases.say('states-of-all', values);
  const names = count <= MAX_LISTED ? namesOf(matching, asked, telling) : '';
  return [
    phrases.say(names === '' ? 'states-of' : 'states-of-named', { ...values, names }),
    ...others(),
  ].join(' ');

  function others(): string[] {
    const rest = entities.filter((entity) => !isIn(entity, asked.state));
    if (!SETTLED.has(asked.state) || rest.length > MAX_LISTED) return [];
    return rest.map((entity) => stateOf(entity, telling));
  }
}

function silence(entities: readonly Entity[], asked: Parameters, telling: TellingHome): string {
  return entities.length === 0
    ? ''
    : telling.phrases.say('no-answer-from', { names: namesOf(entities, asked, telling) });
}

/** With the room, where neither the question nor the name says it. */
function namesOf(
  entities: readonly Entity[],
  { areaId: asked }: Parameters,
  { home: { areas }, phrases }: TellingHome,
): string {
  const names = entities.map(({ name, areaId }) => {
    const room = areas.find(({ id }) => id === areaId)?.name;
    const isSaid = room === undefined || asked === areaId || name.toLowerCase().includes(room.toLowerCase());
    return isSaid ? name : phrases.say('in-room', { name, room });
  });
  return spokenList(names, phrases);
}

/** A sensor says on of what is open, and whatever is not at rest is on. */
function isIn({ domain, state }: Entity, wanted: string): boolean {
  if (domain === 'binary_sensor') return state === (SENSED.get(wanted) ?? wanted);
  if (wanted === 'on') return !RESTING.has(state);
  if (wanted === 'off') return RESTING.has(state);
  return wanted === 'open' ? OPEN.has(state) : state === wanted;
}

/** The key of what they are called together. */
function kindOf(entities: readonly Entity[], { deviceClass }: Parameters, phrases: TwinPhrases): string {
  const classKey = `kind-${String(deviceClass)}`;
  if (phrases.has(classKey)) return classKey;
  const [domain, ...others] = new Set(entities.map((entity) => entity.domain));
  const domainKey = `kind-${String(domain)}`;
  return others.length === 0 && phrases.has(domainKey) ? domainKey : 'kind-any';
}
