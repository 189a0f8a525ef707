type Json = Readonly<Record<string, unknown>>;

/** The device that an entity belongs to, as its adapter knows it. */
export interface FoundDevice {
  /** The adapter's own: stays when the device is renamed. */
  readonly id: string;
  readonly name: string | null;
  readonly manufacturer: string | null;
  readonly model: string | null;
  readonly firmware: string | null;
  /** A name, where the adapter knows rooms. */
  readonly area: string | null;
  /** The id of the bridge that it is reached through. */
  readonly via: string | null;
}

/** An entity as an adapter found it; nothing is done with it before its person said yes. */
export interface FoundEntity {
  /** The adapter's own: stays when it is renamed. */
  readonly externalId: string;
  readonly name: string;
  readonly domain: string;
  readonly deviceClass: string | null;
  /** What ids are made from: `kitchen_ceiling` of `light.kitchen_ceiling`. */
  readonly objectId: string;
  readonly attributes: Json;
  readonly area: string | null;
  /** The floor that the room is on, where the adapter knows it. */
  readonly floor: string | null;
  readonly device: FoundDevice | null;
  /** Settings and diagnostics of devices, which are no targets of commands by default. */
  readonly category: 'config' | 'diagnostic' | null;
}

export interface FoundState {
  readonly externalId: string;
  /** `unavailable`: it cannot be reached; `unknown`: it has not spoken yet. */
  readonly state: string;
  /** All of them, as they are now. */
  readonly attributes: Json;
  readonly at: Date;
}
