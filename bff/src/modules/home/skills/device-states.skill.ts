import { z } from 'zod';
import { reading } from './home-skill.js';
import { described } from './spoken-parameters.js';
import { statesOf } from './states-asked.js';

/** Questions about the home that are not about warmth. */
export const DEVICE_STATES = reading({
  name: 'home.query',
  title: 'Device states',
  description: 'Tells how devices and sensors are.',
  examples: ['Is the front door locked?', 'Which lights are on?'],
  parameters: described({ state: z.string().optional() }),
  devices: { isQuestion: true },
  hasDegrees: true,
  answer: statesOf,
});
