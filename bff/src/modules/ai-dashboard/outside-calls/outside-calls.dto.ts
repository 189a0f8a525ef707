import { z } from 'zod';
import { timePageQuery } from '../../../common/http/time-page.js';
import { CALL_OUTCOMES, CALL_REASONS, WITHHOLDINGS } from './network-call.js';
import { PLACES, SERVER_PARTS } from '../servers.js';

const where = {
  host: z.string(),
  port: z.number().int(),
  place: z.enum(PLACES),
  part: z.enum(SERVER_PARTS).nullable().meta({
    description:
      'What this server is set up to use that machine for; null for any other, such as a model of one’s own.',
  }),
  bytesSent: z
    .number()
    .int()
    .meta({ description: 'Of bodies in HTTP; on other connections all that went over the wire.' }),
  bytesReceived: z.number().int(),
};

export const outsideHost = z
  .object({
    ...where,
    calls: z.number().int(),
    unanswered: z.number().int().meta({ description: 'Of the calls, those that were refused or failed.' }),
    lastAt: z.iso.datetime(),
  })
  .meta({ id: 'OutsideHost', description: 'All calls to one machine on behalf of the user.' });

export const outsideCallsQuery = timePageQuery.meta({ id: 'OutsideCallsQuery' });
export type OutsideCallsQuery = z.output<typeof outsideCallsQuery>;

const outsideCall = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  ...where,
  tookMs: z.number().int(),
  outcome: z.enum(CALL_OUTCOMES).meta({
    description:
      'Refused: answered with 400 or above; failed: no answer, or the connection broke; withheld: nothing was sent.',
  }),
  status: z.number().int().nullable().meta({ description: 'Of HTTP, where an answer came.' }),
  reason: z.enum(CALL_REASONS).nullable().meta({ description: 'Why it was made, where that is known.' }),
  withheld: z.enum(WITHHOLDINGS).nullable().meta({
    description:
      'Why nothing was sent: a temporary chat, a server that rests after it failed, a limit, or an address that is not called for users.',
  }),
});

export const outsideCallPage = z
  .object({
    items: z.array(outsideCall).meta({ description: 'The newest first; 30 days are kept.' }),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'OutsideCallPage' });
export type OutsideCallPage = z.output<typeof outsideCallPage>;
export type OutsideHost = z.output<typeof outsideHost>;
