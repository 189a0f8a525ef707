import { type Connection, type HassEntity } from 'home-assistant-js-websocket';
import { z } from 'zod';
import { type FoundEntity } from '../live/live-entity.js';

const text = z.string().nullish();
const floors = z.array(z.object({ floor_id: z.string(), name: z.string() }));
const areas = z.array(z.object({ area_id: z.string(), name: z.string(), floor_id: text }));
const devices = z.array(
  z.object({
    id: z.string(),
    name: text,
    name_by_user: text,
    area_id: text,
    manufacturer: text,
    model: text,
    sw_version: text,
    via_device_id: text,
  }),
);
const entities = z.array(
  z.object({
    id: text,
    entity_id: z.string(),
    unique_id: z.union([z.string(), z.number()]).nullish(),
    platform: text,
    device_id: text,
    area_id: text,
    name: text,
    original_name: text,
    disabled_by: text,
    hidden_by: text,
    entity_category: text,
  }),
);

/** What Home Assistant knows of its entities beside their states. */
export interface Registries {
  /** By entity id. */
  readonly entities: ReadonlyMap<string, z.output<typeof entities>[number]>;
  readonly devices: ReadonlyMap<string, z.output<typeof devices>[number]>;
  readonly areas: ReadonlyMap<string, z.output<typeof areas>[number]>;
  readonly floors: ReadonlyMap<string, z.output<typeof floors>[number]>;
}

export const REGISTRIES = ['floor', 'area', 'device', 'entity'] as const;

export async function readRegistries(connection: Connection): Promise<Registries> {
  const [floorList, areaList, deviceList, entityList] = await Promise.all(
    REGISTRIES.map((of) => connection.sendMessagePromise<unknown>({ type: `config/${of}_registry/list` })),
  );
  return {
    floors: new Map(floors.parse(floorList).map((floor) => [floor.floor_id, floor])),
    areas: new Map(areas.parse(areaList).map((area) => [area.area_id, area])),
    devices: new Map(devices.parse(deviceList).map((device) => [device.id, device])),
    entities: new Map(entities.parse(entityList).map((entity) => [entity.entity_id, entity])),
  };
}

/** The id of the registry, which stays when the entity is renamed there; else its name. */
export function externalIdOf({ entities: known }: Pick<Registries, 'entities'>, entityId: string): string {
  return known.get(entityId)?.id ?? entityId;
}

/** Undefined for what is disabled or hidden there. */
export function toFoundEntity(
  registries: Registries,
  { entity_id: id, attributes }: HassEntity,
): FoundEntity | undefined {
  const entry = registries.entities.get(id);
  if (entry?.disabled_by != null || entry?.hidden_by != null) return undefined;
  const device = entry?.device_id == null ? undefined : registries.devices.get(entry.device_id);
  const area = registries.areas.get(entry?.area_id ?? device?.area_id ?? '');
  const dot = id.indexOf('.');
  const { friendly_name: friendly, device_class: deviceClass } = attributes;
  const category = entry?.entity_category;
  return {
    externalId: externalIdOf(registries, id),
    name: entry?.name ?? (typeof friendly === 'string' ? friendly : (entry?.original_name ?? id)),
    domain: id.slice(0, dot),
    deviceClass: typeof deviceClass === 'string' ? deviceClass : null,
    objectId: id.slice(dot + 1),
    attributes,
    area: area?.name ?? null,
    floor: registries.floors.get(area?.floor_id ?? '')?.name ?? null,
    device: device
      ? {
          id: device.id,
          name: device.name_by_user ?? device.name ?? null,
          manufacturer: device.manufacturer ?? null,
          model: device.model ?? null,
          firmware: device.sw_version ?? null,
          area: area?.name ?? null,
          via: device.via_device_id ?? null,
        }
      : null,
    category: category === 'config' || category === 'diagnostic' ? category : null,
  };
}
