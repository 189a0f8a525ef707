import { paths } from '../../../lib/paths';

/** Addresses that only the pages of memories know, apart from those that every first load carries. */
export const SEARCH_MODE_PARAM = 'in';
/** The memory whose like is looked for. */
export const LIKE_PARAM = 'like';
export const ENTITY_PARAM = 'name';

export function similarAddress(memoryId: string): string {
  return `${paths.search}?${new URLSearchParams({ [LIKE_PARAM]: memoryId })}`;
}

/** Where a person, place or topic is forgotten. */
export function forgetAddress(entityId: string): string {
  return `${paths.forget}?${new URLSearchParams({ [ENTITY_PARAM]: entityId })}`;
}
