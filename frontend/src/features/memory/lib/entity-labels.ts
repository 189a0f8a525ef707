import type { IconName } from '@twyn/design-system';
import type { EntityKind } from '../api/entities.api';

export const entityKinds: Record<EntityKind, { one: string; many: string; icon: IconName }> = {
  person: { one: 'Person', many: 'People', icon: 'user' },
  place: { one: 'Place', many: 'Places', icon: 'place' },
  organisation: { one: 'Organisation', many: 'Organisations', icon: 'server' },
  topic: { one: 'Topic', many: 'Topics', icon: 'tag' },
};

export function isEntityKind(value: string | null): value is EntityKind {
  return value !== null && Object.hasOwn(entityKinds, value);
}
