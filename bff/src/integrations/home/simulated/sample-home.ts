import { type Area, type Entity, type Home } from '../home.js';

const DIMMABLE = { supported_color_modes: ['brightness'] };
const ON_OFF = { supported_color_modes: ['onoff'] };
const COLOURED = {
  supported_color_modes: ['color_temp', 'rgb'],
  min_color_temp_kelvin: 2_000,
  max_color_temp_kelvin: 6_500,
};
const THERMOSTAT = { hvac_modes: ['off', 'heat', 'cool'], min_temp: 5, max_temp: 30, temperature_unit: '°C' };
const SPEAKER = { volume_level: 0.4, is_volume_muted: false, media_track: 3 };
const MOVIE_NIGHT = {
  'light.living_room_ceiling': { state: 'off' },
  'light.living_room_lamp': {
    state: 'on',
    attributes: { brightness: 64, color_mode: 'color_temp', color_temp_kelvin: 2_200 },
  },
  'cover.living_room_blinds': { state: 'closed', attributes: { current_position: 0 } },
  'media_player.living_room_tv': { state: 'on' },
};

/** A flat of 20 devices for whoever has none of their own to try. */
export const SAMPLE_HOME: Home = {
  floors: [{ id: 'flat', name: 'Flat', aliases: ['apartment'] }],
  areas: [
    room('living_room', 'Living room', 'lounge'),
    room('kitchen', 'Kitchen'),
    room('bedroom', 'Bedroom'),
    room('bathroom', 'Bathroom'),
    room('hallway', 'Hallway', 'hall'),
    room('balcony', 'Balcony'),
  ],
  entities: [
    ...inRoom('living_room', [
      device('light.living_room_ceiling', 'Ceiling light', 'on', { ...DIMMABLE, brightness: 204 }),
      device('light.living_room_lamp', 'Reading lamp', 'off', COLOURED),
      {
        ...device('cover.living_room_blinds', 'Blinds', 'open', { current_position: 100 }),
        deviceClass: 'blind',
      },
      device('climate.living_room', 'Thermostat', 'heat', {
        ...THERMOSTAT,
        temperature: 21,
        current_temperature: 19.2,
      }),
      {
        ...device('media_player.living_room_tv', 'Television', 'off', { volume_level: 0.3 }),
        deviceClass: 'tv',
      },
      device('scene.movie_night', 'Movie night', 'unknown', { states: MOVIE_NIGHT }),
    ]),
    ...inRoom('kitchen', [
      device('light.kitchen_ceiling', 'Kitchen light', 'on', { ...DIMMABLE, brightness: 255 }),
      { ...device('switch.coffee_machine', 'Coffee machine', 'off'), deviceClass: 'outlet' },
      {
        ...device('media_player.kitchen_speaker', 'Kitchen speaker', 'paused', SPEAKER),
        deviceClass: 'speaker',
      },
      device('vacuum.robot', 'Vacuum', 'docked'),
    ]),
    ...inRoom('bedroom', [
      device('light.bedroom_ceiling', 'Bedroom light', 'off', DIMMABLE),
      device('light.bedside_lamp', 'Bedside lamp', 'off', COLOURED),
      {
        ...device('cover.bedroom_curtains', 'Curtains', 'closed', { current_position: 0 }),
        deviceClass: 'curtain',
      },
      device('fan.bedroom', 'Bedroom fan', 'off', { percentage: 0 }),
      device('climate.bedroom', 'Bedroom thermostat', 'off', {
        ...THERMOSTAT,
        temperature: 18,
        current_temperature: 18.4,
      }),
    ]),
    ...inRoom('bathroom', [device('light.bathroom', 'Bathroom light', 'off', ON_OFF)]),
    ...inRoom('hallway', [
      device('light.hallway', 'Hallway light', 'off', ON_OFF),
      device('lock.front_door', 'Front door', 'locked'),
      {
        ...device('sensor.front_door_battery', 'Front door battery', '86', { unit_of_measurement: '%' }),
        deviceClass: 'battery',
      },
    ]),
    ...inRoom('balcony', [
      { ...device('binary_sensor.balcony_door', 'Balcony door', 'off'), deviceClass: 'door' },
    ]),
  ],
};

function room(id: string, name: string, ...aliases: string[]): Area {
  return { id, name, floorId: 'flat', aliases };
}

type Device = Omit<Entity, 'areaId'>;

function inRoom(areaId: string, devices: readonly Device[]): Entity[] {
  return devices.map((each) => ({ ...each, areaId }));
}

function device(id: string, name: string, state: string, attributes: Entity['attributes'] = {}): Device {
  const domain = id.slice(0, id.indexOf('.'));
  return { id, name, domain, deviceClass: null, state, attributes, aliases: [] };
}
