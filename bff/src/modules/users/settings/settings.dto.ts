import { z } from 'zod';
import { isLanguage } from '../../language/languages.js';

export const UNITS = ['metric', 'imperial'] as const;
export const KEEP_TOLD = ['always', 'ask', 'never'] as const;
/** In place of a language: each sentence decides. */
export const ANY_LANGUAGE = 'auto';

const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Give the time as hours and minutes, such as 22:00.');

export const quietHours = z
  .strictObject({ from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => from !== until, 'Quiet hours end at another time than they begin.')
  .meta({
    id: 'QuietHours',
    description: 'By the clock on the wall, wherever the user is; from 22:00 until 07:00 is a night.',
  });

/** Where the sun rises and sets for somebody. */
export const homePlace = z
  .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .meta({ id: 'HomePlace', description: 'In degrees.' });

export const settings = z
  .object({
    units: z.enum(UNITS).nullable().meta({ description: 'Null: as each device tells its own.' }),
    quietHours: quietHours.nullable().meta({ description: 'Reminders wait until they are over.' }),
    learnsFromChat: z
      .boolean()
      .meta({ description: 'Facts that are told in passing become suggestions in the review.' }),
    keepTold: z.enum(KEEP_TOLD).meta({
      description: 'What is told in a conversation is kept; never: only after “remember”. Default: always.',
    }),
    language: z
      .string()
      .meta({ description: 'In which it is talked; auto: each sentence decides. Default: auto.' }),
    homePlace: homePlace.nullable().meta({ description: 'Where the home is: for sunrise and sunset.' }),
    languages: z.array(z.string()).meta({ description: 'What it can be besides auto, by codes such as en.' }),
  })
  .meta({ id: 'Settings', description: 'What somebody set for all their devices.' });
export type Settings = z.output<typeof settings>;

export const updateSettings = z
  .strictObject({
    units: z.enum(UNITS).nullish(),
    quietHours: quietHours.nullish(),
    learnsFromChat: z.boolean().optional(),
    keepTold: z.enum(KEEP_TOLD).optional(),
    homePlace: homePlace.nullish(),
    language: z
      .string()
      .refine((name) => name === ANY_LANGUAGE || isLanguage(name), 'This language is not spoken here.')
      .optional(),
  })
  .meta({ id: 'UpdateSettings', description: 'What is left out stays as it is; null is without.' });
export type UpdateSettings = z.output<typeof updateSettings>;
