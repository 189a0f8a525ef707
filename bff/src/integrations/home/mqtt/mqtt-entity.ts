import { UNAVAILABLE, UNKNOWN } from '../live/live-adapter.js';
import { type FoundEntity, type FoundState } from '../live/live-entity.js';
import { isAvailable } from './availability.js';
import { type DiscoveredEntity, type EntityState } from './discovered-entity.js';

/** An entity that is followed: what it said last, and whether it can be reached. */
export class MqttEntity {
  private readonly words: (boolean | undefined)[];
  private latest: boolean | undefined;
  private told: EntityState;
  private heardAt = 0;

  constructor(
    readonly externalId: string,
    readonly entity: DiscoveredEntity,
  ) {
    this.words = entity.availability.map(() => undefined);
    this.told = { state: UNKNOWN, attributes: entity.attributes };
  }

  get topics(): string[] {
    return [...new Set([...this.entity.readers, ...this.entity.availability].map(({ topic }) => topic))];
  }

  /** Whether the message told something of the entity itself. */
  hear(filter: string, payload: string, now: number): boolean {
    let isState = false;
    for (const reader of this.entity.readers) {
      if (reader.topic !== filter) continue;
      const after = reader.read(payload, this.told);
      if (!after) continue;
      this.told = after;
      this.heardAt = now;
      isState = true;
    }
    for (const [at, topic] of this.entity.availability.entries()) {
      if (topic.topic !== filter) continue;
      const word = topic.read(payload);
      if (word === undefined) continue;
      this.words[at] = word;
      this.latest = word;
    }
    return isState;
  }

  assume(state: EntityState, now: number): void {
    this.told = { ...state, attributes: { ...this.told.attributes, ...state.attributes } };
    this.heardAt = now;
  }

  /** The connection was lost: what is retained is told again, the rest is not known. */
  forget(): void {
    this.told = { ...this.told, state: UNKNOWN };
    this.words.fill(undefined);
    this.latest = undefined;
  }

  stateAt(at: Date): FoundState {
    const { availabilityMode, expiresAfterSeconds } = this.entity;
    const isThere = isAvailable(availabilityMode, this.words, this.latest);
    const isOld = expiresAfterSeconds !== null && at.getTime() - this.heardAt > expiresAfterSeconds * 1_000;
    const state = isThere && !isOld ? this.told.state : UNAVAILABLE;
    // A device that has not said yet whether it is there is not known, which is less than being away.
    const isSilent = !isThere && this.latest === undefined;
    return {
      externalId: this.externalId,
      state: isSilent ? this.told.state : state,
      attributes: this.told.attributes,
      at,
    };
  }
}

/** Its own unique id, within its kind; where it has none, where it was announced. */
export function externalIdOf({ domain, uniqueId, key }: DiscoveredEntity): string {
  return `${domain}.${uniqueId ?? key}`;
}

export function toFoundEntity(entity: DiscoveredEntity): FoundEntity {
  const { name, domain, deviceClass, objectId, attributes, device, category } = entity;
  return {
    externalId: externalIdOf(entity),
    name: nameOf(name, device?.name) ?? objectId,
    domain,
    deviceClass,
    objectId: device?.name == null || name === null ? objectId : `${slug(device.name)}_${slug(name)}`,
    attributes,
    area: device?.area ?? null,
    floor: null,
    device,
    category,
  };
}

/** As Home Assistant shows it: the device's name before the entity's, unless that is in it already. */
function nameOf(own: string | null, device: string | null | undefined): string | undefined {
  if (own === null || device == null) return own ?? device ?? undefined;
  return own.startsWith(device) ? own : `${device} ${own}`;
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}
