type Json = Readonly<Record<string, unknown>>;

/** What a tab may have to read again. */
export const TOPICS = [
  'home',
  'home-activity',
  'devices',
  'automations',
  'readings',
  'reading-imports',
  'alerts',
  'mood',
  'memories',
  'imports',
  'mood-imports',
  'review',
  'reminders',
  'lists',
  'scheduled-commands',
  'chats',
  'voice',
  'settings',
  'insights',
  'server',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Something of this topic is other than it was; `id` names the one thing, where it is one. */
export interface Changed {
  readonly kind: 'changed';
  readonly topic: Topic;
  readonly id?: string;
}

/** An entity of the home is in another state: of the attributes, those that changed. */
export interface StateChanged {
  readonly kind: 'state';
  readonly entityId: string;
  readonly state: string;
  readonly attributes: Json;
  /** The answer to a command of somebody who waits for it: it is told at once. */
  readonly isAwaited?: boolean;
}

export type LiveEvent = Changed | StateChanged;
