import { type Entity, type Parameters } from './command.js';
import { type Sentence } from './sentence.js';

/** Where in the home a sentence points. */
export interface Place {
  /** A room or a floor was said by name. */
  readonly isSaid: boolean;
  readonly parameters: Parameters;
  /** Two rooms end in the word that was said. */
  readonly problem?: 'ambiguous';
  readonly holds: (entity: Entity) => boolean;
}

export function placeOf(sentence: Sentence): Place {
  const { home, areaId: speakingArea } = sentence.context;
  const groups = sentence.linked('area').map(({ ids }) => {
    const isHere = speakingArea !== undefined && ids.includes(speakingArea);
    return isHere ? [speakingArea] : ids;
  });
  const areas = groups.flat();
  const floors = sentence.linked('floor').flatMap(({ ids }) => ids);
  const isSaid = areas.length > 0 || floors.length > 0;
  const floorOf = new Map(home.areas.map(({ id, floorId }) => [id, floorId]));
  return {
    isSaid,
    parameters: { ...one('areaId', areas), ...one('floorId', floors) },
    ...(groups.some(({ length }) => length > 1) && { problem: 'ambiguous' as const }),
    holds: ({ areaId }) => {
      if (areaId === null) return false;
      if (areas.length > 0) return areas.includes(areaId);
      return floors.includes(floorOf.get(areaId) ?? '');
    },
  };
}

function one(name: string, ids: readonly string[]): Parameters {
  if (ids.length === 0) return {};
  return ids.length === 1 ? { [name]: ids[0] } : { [`${name}s`]: ids };
}
