import { z } from 'zod';
import { timeZone } from '../../common/http/time-zone.js';

export const session = z
  .object({
    id: z.uuid(),
    device: z.string().meta({ description: 'Such as "Firefox on Linux".' }),
    timeZone: z.string().nullable(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: 'Noted every five minutes.' }),
    expiresAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof session>;

export const moveSession = z
  .strictObject({ timeZone })
  .meta({ id: 'MoveSession', description: 'Where the browser’s clock is now, as an IANA name.' });
export type MoveSession = z.output<typeof moveSession>;

export const sessionList = z.object({ items: z.array(session) }).meta({ id: 'SessionList' });
export type SessionList = z.output<typeof sessionList>;

export const sessionsEnded = z.object({ ended: z.int() }).meta({ id: 'SessionsEnded' });
export type SessionsEnded = z.output<typeof sessionsEnded>;
