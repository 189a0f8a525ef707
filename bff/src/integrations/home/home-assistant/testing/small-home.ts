/** An entity as Home Assistant tells it. */
export interface EntityState {
  entity_id: string;
  state: string;
  attributes: Record<string, unknown>;
}

/** All that a Home Assistant knows of a home. */
export interface Fixture {
  floors: { floor_id: string; name: string; level: number | null; aliases: string[] }[];
  areas: { area_id: string; name: string; floor_id: string | null; aliases: string[] }[];
  devices: {
    id: string;
    name: string | null;
    name_by_user: string | null;
    area_id: string | null;
    manufacturer: string | null;
    model: string | null;
  }[];
  entities: {
    entity_id: string;
    device_id: string | null;
    area_id: string | null;
    name: string | null;
    original_name: string | null;
    platform: string;
    disabled_by: string | null;
    hidden_by: string | null;
    entity_category: string | null;
    aliases: (string | null)[];
  }[];
  states: EntityState[];
}

/** Two floors, two rooms, six entities. */
export function smallHome(): Fixture {
  const entity = (
    entity_id: string,
    area_id: string | null,
    device_id: string | null = null,
    more: Partial<Fixture['entities'][number]> = {},
  ): Fixture['entities'][number] => ({
    entity_id,
    device_id,
    area_id,
    name: null,
    original_name: null,
    platform: 'test',
    disabled_by: null,
    hidden_by: null,
    entity_category: null,
    aliases: [],
    ...more,
  });
  return {
    floors: [
      { floor_id: 'ground', name: 'Ground floor', level: 0, aliases: [] },
      { floor_id: 'upper', name: 'Upper floor', level: 1, aliases: ['upstairs'] },
    ],
    areas: [
      { area_id: 'kitchen', name: 'Kitchen', floor_id: 'ground', aliases: [] },
      { area_id: 'bedroom', name: 'Bedroom', floor_id: 'upper', aliases: [] },
    ],
    devices: [
      {
        id: 'dev1',
        name: 'Ceiling',
        name_by_user: null,
        area_id: 'kitchen',
        manufacturer: 'Acme',
        model: 'L1',
      },
    ],
    entities: [
      entity('light.kitchen', null, 'dev1'),
      entity('sensor.kitchen_power', null, 'dev1', { entity_category: 'diagnostic' }),
      entity('light.bed', 'bedroom'),
      entity('lock.front_door', 'kitchen'),
      entity('cover.blind', 'bedroom'),
      entity('climate.bedroom', 'bedroom'),
    ],
    states: [
      {
        entity_id: 'light.kitchen',
        state: 'off',
        attributes: { friendly_name: 'Ceiling', supported_color_modes: ['brightness'] },
      },
      { entity_id: 'sensor.kitchen_power', state: '3.2', attributes: { unit_of_measurement: 'W' } },
      { entity_id: 'light.bed', state: 'on', attributes: { friendly_name: 'Bed', brightness: 128 } },
      { entity_id: 'lock.front_door', state: 'locked', attributes: {} },
      { entity_id: 'cover.blind', state: 'open', attributes: { current_position: 100 } },
      {
        entity_id: 'climate.bedroom',
        state: 'heat',
        attributes: { temperature: 20, current_temperature: 19.5 },
      },
    ],
  };
}
