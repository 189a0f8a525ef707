import { type Pack } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';
import { isOfType } from './segments.js';

const LEAD = 'place_lead';

/**
 * "Turn off the lights on the terrace": where something else says what is to be done or asked, a word like "on" in
 * front of "the" and a place says where, and no state.
 */
export function withoutPlaceLeads(segments: readonly Segment[], pack: Pack): readonly Segment[] {
  const leads = pack.particles.get(LEAD) ?? [];
  const isLead = (at: number): boolean =>
    leads.some(({ words }) => words.join(' ') === segments[at]?.text) && leadsToPlace(segments, at);
  const at = segments.findIndex((_, place) => isLead(place));
  if (at < 0 || !segments.some((segment, other) => other !== at && saysMore(segment, pack))) return segments;
  return segments.map((segment, place) =>
    place === at ? { ...segment, meanings: [], weight: 0, isFiller: true } : segment,
  );
}

function leadsToPlace(segments: readonly Segment[], at: number): boolean {
  const [article, place] = segments.slice(at + 1, at + 3);
  if (!article || !place || !isOfType(article, 'determiner')) return false;
  // What nobody knows is no state either: “die Lampe auf dem Schreibtisch”.
  return isOfType(place, 'area') || isOfType(place, 'floor') || place.meanings.length === 0;
}

/** A verb of a skill, or a state. */
function saysMore({ meanings }: Segment, { cues }: Pack): boolean {
  return meanings.some(({ type }) => type === 'state' || type.startsWith('particle_') || cues.has(type));
}
