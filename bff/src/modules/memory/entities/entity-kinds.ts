export const ENTITY_KINDS = ['person', 'place', 'organisation', 'topic'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];
