import { type HomeSkill, physical, plainly } from './home-skill.js';

const devices = { domains: ['vacuum'] } as const;

/** The vacuum cleaner. */
export const VACUUM_SKILLS: readonly HomeSkill[] = [
  physical({
    name: 'vacuum.start',
    title: 'Start cleaning',
    description: 'Starts the vacuum cleaner.',
    examples: ['Vacuum the living room'],
    devices,
    ...plainly('start'),
  }),
  physical({
    name: 'vacuum.pause',
    title: 'Pause cleaning',
    description: 'Stops the vacuum cleaner where it is, until it is started again.',
    examples: ['Pause the vacuum'],
    devices,
    ...plainly('pause'),
  }),
  physical({
    name: 'vacuum.dock',
    title: 'Return to base',
    description: 'Sends the vacuum cleaner to its base.',
    examples: ['Send the vacuum back to its base'],
    devices,
    ...plainly('return_to_base'),
  }),
];
