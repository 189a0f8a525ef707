import { type Entity } from '../../../integrations/home/home.js';
import { type Segment } from '../spans/span.js';
import { type Noun, type Said, saidOf } from './segments.js';

/** Which kinds of things show a state, and what a sensor says of it: only a lock is "locked", or a sensor of a lock. */
export interface Shown {
  readonly domains?: readonly string[];
  readonly class?: string;
  readonly sensor?: string;
}

const SENSOR = 'binary_sensor';
/** Any thing may be meant by "device". */
const ANYTHING = 'connectivity';

export function shownIn(segments: readonly Segment[]): Said<Shown> | undefined {
  return saidOf<Shown>(segments, 'shown_by').at(-1);
}

/** Of things that may be meant those that can be in the state, or all where none can. */
export function thatCanShow(things: readonly Entity[], shown: Shown | undefined): readonly Entity[] {
  if (!shown) return things;
  const { domains = [], class: kind } = shown;
  const ofDomain = things.filter(({ domain }) => domains.includes(domain));
  if (ofDomain.length > 0) return ofDomain;
  const sensors = things.filter(({ domain, deviceClass }) => domain === SENSOR && deviceClass === kind);
  return sensors.length > 0 ? sensors : things;
}

/** "Is the kitchen occupied", "which devices are plugged in": the state says which sensors are asked. */
export function kindThatShows(
  said: Said<Shown> | undefined,
  kinds: readonly Said<Noun>[],
  isPlaced: boolean,
): Said<Noun> | undefined {
  const kind = said?.value.class;
  if (said === undefined || kind === undefined) return undefined;
  const isGeneral = kinds.length > 0 && kinds.every(({ value }) => value.class === ANYTHING);
  if (!isGeneral && (kinds.length > 0 || !isPlaced)) return undefined;
  const segment = kinds[0]?.segment ?? said.segment;
  return { segment, value: { word: '', domains: [SENSOR], class: kind, plural: true } };
}

/** What the state is where only sensors are asked, which say on and off. */
export function stateOfSensors(shown: Shown | undefined, asked: readonly Entity[]): string | undefined {
  const isSensed = asked.length > 0 && asked.every(({ domain }) => domain === SENSOR);
  return isSensed ? shown?.sensor : undefined;
}
