import { z } from 'zod';
import { timePageQuery } from '../../common/http/time-page.js';
import { CHANNELS } from '../../common/channel.js';
import { attributes, givenAttributes } from './home.dto.js';
import { OUTCOMES } from './action-outcome.js';

export const actOnEntity = z
  .strictObject({
    service: z
      .string()
      .regex(/^[a-z_]{1,64}$/, 'A service is written like turn_on.')
      .meta({ description: 'As in Home Assistant, without the domain: turn_on, set_position, lock, …' }),
    parameters: givenAttributes.optional().meta({
      description: 'What the service needs: brightness_pct, position, temperature, …',
    }),
  })
  .meta({ id: 'ActOnEntity' });
export type ActOnEntity = z.output<typeof actOnEntity>;

const partialState = z
  .object({ state: z.string(), attributes })
  .meta({ id: 'PartialState', description: 'The state, and of the attributes those that were changed.' });

export const homeActivity = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    channel: z.enum(CHANNELS),
    entity: z.string(),
    entityName: z.string(),
    service: z.string(),
    parameters: attributes,
    changes: z.array(z.object({ entity: z.string(), before: partialState, after: partialState })),
    undoneAt: z.iso.datetime().nullable(),
    outcome: z.enum(OUTCOMES).meta({
      description:
        'done: it lives in Twyn alone. Of real devices: pending, acknowledged, no_answer, refused.',
    }),
    outcomeReason: z.string().nullable(),
  })
  .meta({ id: 'HomeActivity', description: 'Something that was done in the home, and what it changed.' });
export type HomeActivity = z.output<typeof homeActivity>;

export const homeActivityQuery = timePageQuery.meta({ id: 'HomeActivityQuery' });
export type HomeActivityQuery = z.output<typeof homeActivityQuery>;

export const homeActivityPage = z
  .object({ items: z.array(homeActivity), nextCursor: z.string().nullable() })
  .meta({ id: 'HomeActivityPage' });
export type HomeActivityPage = z.output<typeof homeActivityPage>;
