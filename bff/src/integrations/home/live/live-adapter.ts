import { type FoundEntity, type FoundState } from './live-entity.js';

type Json = Readonly<Record<string, unknown>>;

/** What a device is asked, in the words of `toDeviceCommand`. */
export interface DeviceCommand {
  readonly service: string;
  readonly data: Json;
  /** What it comes to, for devices that never tell their state. */
  readonly wanted: { readonly state: string; readonly attributes: Json };
  /** Whether it may be sent late or twice: never for locks, covers, valves and buttons. */
  readonly isRepeatable: boolean;
}

/** `no_answer`: it was sent, and the device has not told a state since. */
export type CommandAnswer =
  | { readonly outcome: 'acknowledged' | 'no_answer' }
  | { readonly outcome: 'refused'; readonly reason: string };

/** `refused`: it does not let us in, and is not asked again before the connection is changed. */
export type LiveStatus = 'connecting' | 'connected' | 'disconnected' | 'refused';

/** What an adapter tells whoever runs it. */
export interface LiveListener {
  /** Entities that are new, or are described differently from before. */
  found(entities: readonly FoundEntity[]): void;
  gone(externalIds: readonly string[]): void;
  states(states: readonly FoundState[]): void;
  status(status: LiveStatus, reason?: string): void;
  /** Something was not as it has to be and was left out; `source` is its topic or entity. */
  problem(source: string, reason: string): void;
}

/**
 * The connection to a home that lives outside. It comes back by itself when it drops; until an entity has spoken again
 * its state is `unknown`. Nothing is heard of an entity, or sent to it, before it is followed.
 */
export interface LiveAdapter {
  start(): void;
  /** Replaces the entities that are followed: those that a person has accepted. */
  follow(externalIds: ReadonlySet<string>): void;
  /** Resolves once the entity told a state, or did not within two seconds. Never rejects. */
  send(externalId: string, command: DeviceCommand): Promise<CommandAnswer>;
  close(): Promise<void>;
}

export const ANSWER_MS = 2_000;
export const UNKNOWN = 'unknown';
export const UNAVAILABLE = 'unavailable';
