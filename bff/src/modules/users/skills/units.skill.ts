import { z } from 'zod';
import { choice } from '../../skills/kit/templates/slots.js';
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
  sentences: {
    words: { units: 'unit|units' },
    slots: {
      system: choice({
        'metric|celsius|degrees celsius|degree c': 'metric',
        'imperial|us|american|fahrenheit|degrees fahrenheit|degree f': 'imperial',
      }),
      degrees: choice({ celsius: 'metric', fahrenheit: 'imperial' }),
    },
    templates: [
      '(use|switch to|change to|set|i want) [the] {units:system} ({units}|system|measurement|measurements)',
      '(set|change|switch) [the|my] ({units} [of measurement|system]|temperature {units}) [to] {units:system} [{units}|system]',
      '(show|give|tell|display) [me] [the|all|my] (temperature|temperatures) in {units:system}',
      '(use|switch to) [degrees] {units:degrees} [for (temperature|temperatures)]',
    ],
  },
  changeBy: (said, _, phrases) => {
    const wanted = parameters.parse(said);
    return { answer: phrases.say(`units-${wanted.units}`), wanted };
  },
});
