import { call, guarded, type HomeSkill, physical, plainly } from './home-skill.js';
import { described, share } from './spoken-parameters.js';

const covers = { domains: ['cover', 'valve'] } as const;
const locks = { domains: ['lock'] } as const;

/** Blinds, curtains, valves, doors, gates and their locks. */
export const COVER_AND_LOCK_SKILLS: readonly HomeSkill[] = [
  guarded({
    name: 'home.open',
    title: 'Open',
    description: 'Opens blinds, curtains, valves, doors and gates.',
    examples: ['Open the blinds'],
    devices: { ...covers, asksFirst: 'opening' },
    deed: 'deed-open',
    ...plainly('open'),
  }),
  physical({
    name: 'home.close',
    title: 'Close',
    description: 'Closes blinds, curtains, valves, doors and gates.',
    examples: ['Close the curtains'],
    devices: covers,
    deed: 'deed-close',
    isRepeatable: () => true,
    ...plainly('close'),
  }),
  physical({
    name: 'home.stop',
    title: 'Stop',
    description: 'Stops a cover that moves.',
    examples: ['Stop the blinds'],
    devices: covers,
    ...plainly('stop'),
  }),
  physical({
    name: 'home.position',
    title: 'Set position',
    description: 'Sets a cover or valve position, 0–100%.',
    examples: ['Set the blinds to 40 percent'],
    parameters: described({ position: share('range-position') }),
    devices: { ...covers, asksFirst: 'opening' },
    deed: 'deed-move',
    isRepeatable: () => true,
    calls: ({ position }) => [call('set_position', { position })],
  }),
  physical({
    name: 'home.lock',
    title: 'Lock',
    description: 'Locks a door.',
    examples: ['Lock the front door'],
    devices: locks,
    ...plainly('lock'),
  }),
  guarded({
    name: 'home.unlock',
    title: 'Unlock',
    description: 'Unlocks a door.',
    examples: ['Unlock the front door'],
    devices: { ...locks, asksFirst: 'always' },
    deed: 'deed-unlock',
    ...plainly('unlock'),
  }),
];
