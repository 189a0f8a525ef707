import { type Entity } from '../../../integrations/home/home.js';
import { type Segment } from '../spans/span.js';
import { type HomeIndex } from './home-index.js';
import { saidOf, segmentsOf } from './segments.js';

/** The rooms and floors that a clause names. */
export interface Place {
  readonly isSaid: boolean;
  readonly segments: readonly Segment[];
  readonly areaSegments: readonly Segment[];
  readonly parameters: Readonly<Record<string, unknown>>;
  contains(entity: Entity): boolean;
}

/** Where two rooms share a name, the one that the person is in is meant. */
export function placeOf(segments: readonly Segment[], index: HomeIndex, areaId: string | undefined): Place {
  const areas = saidOf<readonly string[]>(segments, 'area');
  const floors = saidOf<readonly string[]>(segments, 'floor');
  const named = areas.flatMap(({ value }) =>
    areaId !== undefined && value.includes(areaId) ? [areaId] : value,
  );
  const areaIds = [...new Set(named)];
  const floorIds = floors.flatMap(({ value }) => value);
  return {
    isSaid: areas.length + floors.length > 0,
    segments: [...segmentsOf(areas), ...segmentsOf(floors)],
    areaSegments: segmentsOf(areas),
    parameters: {
      ...(areaIds.length === 1 && { areaId: areaIds[0] }),
      ...(areaIds.length > 1 && { areaIds }),
      ...(floorIds.length > 0 && { floorId: floorIds[0] }),
    },
    contains: ({ areaId: at }) =>
      areaIds.length > 0
        ? at !== null && areaIds.includes(at)
        : at !== null && floorIds.includes(index.floorOf.get(at) ?? ''),
  };
}
