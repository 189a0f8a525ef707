import { z } from 'zod';
import { UNITS } from '../settings/settings.dto.js';
import { setting } from './setting-skill.js';

const parameters = z.strictObject({ units: z.enum(UNITS) });

/** In which units temperatures are told and understood. */
export const UNITS_SKILL = setting({
  name: 'setting.units',
  title: 'Units',
  description: 'Tells temperatures in degrees Celsius or Fahrenheit.',
  parameters,
  examples: ['Use metric units', 'Show temperatures in Fahrenheit'],
  changeBy: (said, _, phrases) => {
    const wanted = parameters.parse(said);
    return { answer: phrases.say(`units-${wanted.units}`), wanted };
  },
});
