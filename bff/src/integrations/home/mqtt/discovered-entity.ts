import { type FoundDevice } from '../live/live-entity.js';

export interface EntityState {
  readonly state: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** What a message makes of the state; undefined leaves it as it is. */
export type StateReading = (text: string, before: EntityState) => EntityState | undefined;

/** One topic of an entity, and what its messages mean. */
export interface Reader {
  readonly topic: string;
  /** Such as state, brightness, position. */
  readonly role: string;
  read(payload: string, before: EntityState): EntityState | undefined;
}

/** `all`: every topic has to say that it is there; `any`: one of them; `latest`: whichever spoke last. */
export type AvailabilityMode = 'all' | 'any' | 'latest';

export interface AvailabilityTopic {
  readonly topic: string;
  /** Undefined where the message says neither. */
  read(payload: string): boolean | undefined;
}

export interface Message {
  readonly topic: string;
  readonly payload: string;
  readonly qos: 0 | 1 | 2;
  readonly retain: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/** What a kind of entity reads, says of itself, and sends for a command; undefined: it has no such service. */
export interface Kind {
  readonly readers: readonly Reader[];
  readonly attributes?: Json;
  command?(service: string, data: Json): readonly Message[] | undefined;
}

export interface DiscoveredEntity extends Kind {
  /** Component and discovery id: an empty payload on the same topic removes what it begins. */
  readonly key: string;
  readonly uniqueId: string | null;
  readonly domain: string;
  readonly objectId: string;
  /** Null: it is called as its device. */
  readonly name: string | null;
  readonly deviceClass: string | null;
  readonly category: 'config' | 'diagnostic' | null;
  readonly isEnabled: boolean;
  readonly device: FoundDevice | null;
  readonly attributes: Json;
  readonly availability: readonly AvailabilityTopic[];
  readonly availabilityMode: AvailabilityMode;
  readonly expiresAfterSeconds: number | null;
  /** It never tells its state: what it was asked is taken to be done. */
  readonly isOptimistic: boolean;
}

export type Discovery =
  | {
      readonly kind: 'entities';
      readonly key: string;
      readonly entities: readonly DiscoveredEntity[];
      /** Why parts of it are no entities, for the diagnostics. */
      readonly problems: readonly string[];
    }
  | { readonly kind: 'removed'; readonly key: string }
  | { readonly kind: 'refused'; readonly reason: string };
