import { SWITCHABLE } from '../../skills/kit/device-use.js';
import { type HomeSkill, physical, plainly } from './home-skill.js';

const devices = { domains: [...SWITCHABLE, 'scene', 'script'] } as const;

/** On, off, and the other way round. */
export const SWITCHING_SKILLS: readonly HomeSkill[] = [
  physical({
    name: 'home.on',
    title: 'Turn on',
    description: 'Turns devices on.',
    examples: ['Turn on the lights in the kitchen', 'Kitchen lights on'],
    devices: { ...devices, asksFirst: 'opening' },
    deed: 'deed-turn-on',
    isRepeatable: () => true,
    ...plainly('turn_on'),
  }),
  physical({
    name: 'home.off',
    title: 'Turn off',
    description: 'Turns devices off.',
    examples: ['Turn off the lights', 'Switch everything off in the bedroom'],
    devices,
    deed: 'deed-turn-off',
    isRepeatable: () => true,
    ...plainly('turn_off'),
  }),
  physical({
    name: 'home.toggle',
    title: 'Toggle',
    description: 'Turns devices that are on off, and the others on.',
    examples: ['Toggle the desk lamp'],
    devices: { ...devices, asksFirst: 'opening' },
    deed: 'deed-switch',
    ...plainly('toggle'),
  }),
];
