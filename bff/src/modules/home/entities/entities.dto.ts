import { z } from 'zod';
import { aliases, attributes, entityRights, key, name } from '../home.dto.js';
import { CAUSES } from '../history/state-cause.js';

export const changeHomeEntity = z
  .strictObject({
    name: name.optional(),
    area: key.nullable().optional(),
    aliases: aliases.optional(),
    rights: entityRights.nullable().optional().meta({ description: 'Null: as usual for its kind.' }),
    isGuarded: z.boolean().nullable().optional().meta({ description: 'Null: as usual for its kind.' }),
  })
  .meta({ id: 'ChangeHomeEntity' });
export type ChangeHomeEntity = z.output<typeof changeHomeEntity>;

export const setHomeArea = z
  .strictObject({ name, floor: key.nullable().optional(), aliases: aliases.optional() })
  .meta({ id: 'SetHomeArea' });
export type SetHomeArea = z.output<typeof setHomeArea>;

export const setHomeFloor = z
  .strictObject({ name, aliases: aliases.optional() })
  .meta({ id: 'SetHomeFloor' });
export type SetHomeFloor = z.output<typeof setHomeFloor>;

export const entityHistoryQuery = z
  .strictObject({
    from: z.iso.datetime().optional().meta({ description: 'Left out: a day before `to`.' }),
    to: z.iso.datetime().optional().meta({ description: 'Left out: now.' }),
  })
  .meta({ id: 'EntityHistoryQuery' });
export type EntityHistoryQuery = z.output<typeof entityHistoryQuery>;

const stateChange = z.object({
  at: z.iso.datetime(),
  state: z.string(),
  attributes: attributes.nullable().meta({ description: 'Those that changed; null: it went.' }),
  cause: z
    .enum(CAUSES)
    .meta({ description: 'outside: nobody asked Twyn for it, such as a hand at the switch.' }),
});

export const entityHistory = z
  .object({
    items: z.array(stateChange).meta({ description: 'Oldest first, the latest 5,000.' }),
    hours: z
      .array(
        z.object({
          hour: z.iso.datetime(),
          count: z.number().int(),
          min: z.number(),
          max: z.number(),
          mean: z.number(),
          last: z.number(),
        }),
      )
      .meta({ description: 'What remains of numbers that are older than 30 days.' }),
  })
  .meta({ id: 'EntityHistory' });
export type EntityHistory = z.output<typeof entityHistory>;

export const homeLogbook = z
  .object({ items: z.array(stateChange.extend({ entity: z.string(), entityName: z.string() })) })
  .meta({
    id: 'HomeLogbook',
    description: 'Who changed what, the latest first; numbers of sensors are left out.',
  });
export type HomeLogbook = z.output<typeof homeLogbook>;

export const homeLogbookQuery = z
  .strictObject({
    entity: key.optional().meta({ description: 'Of one device, with its numbers.' }),
    before: z.iso.datetime().optional().meta({ description: 'The time of the last one of the page before.' }),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  })
  .meta({ id: 'HomeLogbookQuery' });
export type HomeLogbookQuery = z.output<typeof homeLogbookQuery>;
