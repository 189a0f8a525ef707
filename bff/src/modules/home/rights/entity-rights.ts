import { type Channel } from '../../../common/channel.js';
import { type Entity } from '../../../integrations/home/home.js';

/** Who acts in the place of the person; on a screen it is the person. */
export const ACTORS = ['chat', 'voice', 'rules', 'models'] as const;
export type Actor = (typeof ACTORS)[number];

/** `none`: it is not even known there. */
export const RIGHTS = ['none', 'read', 'act'] as const;
export type Right = (typeof RIGHTS)[number];
export type EntityRights = Readonly<Record<Actor, Right>>;

const ALL_MAY_ACT: EntityRights = { chat: 'act', voice: 'act', rules: 'act', models: 'act' };
/** A rule hears of a door; it opens none by itself, unless its person chose so and says yes each time. */
const GUARDED: EntityRights = { ...ALL_MAY_ACT, rules: 'read', models: 'read' };

const GUARDED_DOMAINS = new Set(['lock', 'valve', 'alarm_control_panel']);
const GUARDED_CLASSES = new Set(['door', 'garage', 'gate', 'oven']);
const HARMLESS_STATES = new Set(['locked', 'locking', 'closed', 'closing', 'off', 'jammed']);

export interface Guarding {
  /** What a person chose; null: as usual for what it is. */
  readonly rights: EntityRights | null;
  readonly isGuarded: boolean | null;
}

/** By what it is, never by what it is called; a person may guard more, such as the socket of an oven. */
export function isGuardedEntity(
  { domain, deviceClass }: Pick<Entity, 'domain' | 'deviceClass'>,
  { isGuarded }: Pick<Guarding, 'isGuarded'>,
): boolean {
  const isUsual =
    GUARDED_DOMAINS.has(domain) || (domain !== 'binary_sensor' && GUARDED_CLASSES.has(deviceClass ?? ''));
  return isGuarded ?? isUsual;
}

export function rightsOf(
  entity: Pick<Entity, 'domain' | 'deviceClass'>,
  guarding: Guarding & { readonly isLive: boolean },
): EntityRights {
  if (guarding.rights) return guarding.rights;
  // What lives in the tables alone moves nothing.
  return guarding.isLive && isGuardedEntity(entity, guarding) ? GUARDED : ALL_MAY_ACT;
}

/** Undefined for the person: by a screen, or with a program of their own. */
export function actorOf(channel: Channel, isModel: boolean): Actor | undefined {
  if (isModel) return 'models';
  switch (channel) {
    case 'screen':
    case 'api':
      return undefined;
    case 'chat':
    case 'voice':
      return channel;
    default:
      return 'rules';
  }
}

/** Whether becoming so lets somebody or something in or out: the other way nobody has to be asked. */
export function opens(after: Pick<Entity, 'state'>): boolean {
  return !HARMLESS_STATES.has(after.state) && !after.state.startsWith('armed');
}
