/** The home's model, shaped like Home Assistant's. */
export interface Floor {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

export interface Area {
  readonly id: string;
  readonly name: string;
  readonly floorId: string | null;
  readonly aliases: readonly string[];
}

export interface Entity {
  /** As in Home Assistant: `light.kitchen_ceiling`. */
  readonly id: string;
  readonly name: string;
  readonly areaId: string | null;
  /** Such as light, switch, fan, cover, valve, lock, climate, media_player, vacuum, sensor, scene, todo, person. */
  readonly domain: string;
  readonly deviceClass: string | null;
  readonly state: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly aliases: readonly string[];
  /** Of a real device: its person is asked every time. Where it is left out, its kind says so. */
  readonly isGuarded?: boolean;
}

export interface Home {
  readonly floors: readonly Floor[];
  readonly areas: readonly Area[];
  readonly entities: readonly Entity[];
}

/** The entity in another state; an attribute that is undefined is taken away. */
export function become(entity: Entity, state: string, attributes: Record<string, unknown> = {}): Entity {
  const merged = { ...entity.attributes, ...attributes };
  const kept = Object.entries(merged).filter(([, value]) => value !== undefined);
  return { ...entity, state, attributes: Object.fromEntries(kept) };
}
