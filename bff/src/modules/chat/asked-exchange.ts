import { type SessionUser } from '../../common/auth/session-user.js';
import { type Exchange } from './messages.repository.js';

/** A message and the answer to it, and where the user is: days are told in that zone. */
export type AskedExchange = Exchange & Pick<SessionUser, 'timeZone'>;
