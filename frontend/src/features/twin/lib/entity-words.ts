import type { IconName } from '@twyn/design-system';
import { paths } from '../../../lib/paths';
import type { EntityKind } from '../api/twin-entities.api';

export const ENTITY_WORDS: Readonly<Record<EntityKind, { one: string; many: string; icon: IconName }>> = {
  person: { one: 'person', many: 'People', icon: 'user' },
  place: { one: 'place', many: 'Places', icon: 'place' },
  organisation: { one: 'organisation', many: 'Organisations', icon: 'server' },
  topic: { one: 'topic', many: 'Topics', icon: 'tag' },
};

/** The page of a name, by the parameter that it reads. */
export function nameAddress(id: string): string {
  return `${paths.people}?${new URLSearchParams({ name: id })}`;
}
