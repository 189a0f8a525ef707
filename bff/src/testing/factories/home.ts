import { type Area, type Entity, type Home } from '../../integrations/home/home.js';

/** A flat of two floors: rooms, lights, covers, a lock, players and sensors, for sentences to speak of. */
export function flat(): Home {
  return {
    floors: [
      { id: 'ground', name: 'Ground floor', aliases: ['downstairs'] },
      { id: 'upper', name: 'Upper floor', aliases: ['upstairs'] },
    ],
    areas: [
      area('kitchen', 'Kitchen', 'ground'),
      area('living', 'Living Room', 'ground'),
      area('bed', 'Bedroom', 'upper'),
    ],
    entities: [
      entity('light.kitchen_ceiling', 'Kitchen Ceiling', 'kitchen'),
      entity('light.counter', 'Counter', 'kitchen'),
      entity('light.play_corner', 'Play Corner', 'living'),
      entity('light.bed_lamp', 'Bedside Lamp', 'bed'),
      entity('switch.coffee', 'Coffee Machine', 'kitchen'),
      entity('fan.bed', 'Bedroom Fan', 'bed'),
      entity('cover.living_left', 'Left Curtain', 'living', { deviceClass: 'curtain', state: 'open' }),
      entity('cover.garage', 'Garage Door', null, { deviceClass: 'garage', state: 'closed' }),
      entity('lock.front', 'Front Door', null, { state: 'locked' }),
      entity('lock.back', 'Back Door', null, { state: 'locked' }),
      entity('climate.living', 'Thermostat', 'living', { state: 'heat' }),
      entity('media_player.speaker', 'Speaker', 'living', { state: 'idle' }),
      entity('vacuum.rover', 'Rover', 'living', { state: 'docked' }),
      entity('binary_sensor.kitchen_window', 'Kitchen Window', 'kitchen', {
        deviceClass: 'window',
        state: 'on',
      }),
      entity('sensor.phone', 'My Phone', null, { deviceClass: 'battery', state: '81' }),
      entity('scene.party', 'Party Mode', null),
      entity('person.ana', 'Ana', null, { state: 'home' }),
      entity('todo.chores', 'Chores', null),
    ],
  };
}

export function entity(id: string, name: string, areaId: string | null, rest: Partial<Entity> = {}): Entity {
  const [domain = ''] = id.split('.');
  return { id, name, areaId, domain, deviceClass: null, state: 'off', attributes: {}, aliases: [], ...rest };
}

function area(id: string, name: string, floorId: string): Area {
  return { id, name, floorId, aliases: [] };
}
