import { type Entity } from '../home.js';
import { type Command, type HomeAdapter, Refusal } from '../home-adapter.js';
import { asOf, begun } from './over-time.js';
import { SAMPLE_HOME } from './sample-home.js';
import { wantedBy } from './scenes.js';
import { apply } from './simulated-device.js';

/** A home that exists in the database alone. The sample flat behaves over time; one that was given is exactly as it was given. */
export function simulatedHome({ isGradual }: { isGradual: boolean }): HomeAdapter {
  return {
    sample: SAMPLE_HOME,
    current: (entity, since, now) => (isGradual ? asOf(entity, since, now) : entity),
    alsoSets: (entity) => [...wantedBy(entity).keys()],
    carryOut,
    begin: (before, after) => (isGradual ? begun(before, after) : after),
  };
}

function carryOut(
  entity: Entity,
  command: Command,
  { others, now }: { others: ReadonlyMap<string, Entity>; now: Date },
): Entity[] | Refusal {
  const itself = apply(entity, command, now);
  if (itself instanceof Refusal) return itself;
  const set = [...wantedBy(entity)].flatMap(([id, become]) => {
    const other = others.get(id);
    // What cannot be reached does not keep a scene from setting the rest.
    return other && other.state !== 'unavailable' ? [become(other)] : [];
  });
  return [itself, ...set];
}
