import { Injectable } from '@nestjs/common';
import { RateLimit } from '../../common/http/rate-limit.js';
import { Identity } from '../../integrations/identity/identity.js';
import { InvalidIdToken } from '../../integrations/identity/identity.errors.js';
import { type AuthUser } from '../users/users.dto.js';
import { UsersService } from '../users/users.service.js';
import { type FormerSession, SessionsService } from './sessions.service.js';

/** A page exchanges when it opens and when its token is renewed; whoever does more often fills our tables from many addresses. */
const PER_ACCOUNT = 30;

interface Exchange {
  idToken: string;
  device: string;
  timeZone: string | null;
  former: FormerSession;
}

interface Exchanged {
  user: AuthUser;
  token: string;
  refreshIdToken: boolean;
}

@Injectable()
export class AuthService {
  private readonly limit = new RateLimit(PER_ACCOUNT);

  constructor(
    private readonly identity: Identity,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
  ) {}

  /** Turns the provider's proof into a session of our own. */
  async exchange({ idToken, device, timeZone, former }: Exchange): Promise<Exchanged> {
    const identity = await this.identity.verifyIdToken(idToken);
    if (!this.sessions.mayOpenFor(identity.signedInAt)) throw new InvalidIdToken();
    await this.limit.take(identity.uid);
    const user = await this.users.recordSignIn(identity);
    const { signedInAt } = identity;
    const token = await this.sessions.open({ userId: user.id, signedInAt, device, timeZone }, former);
    return { user, token, refreshIdToken: identity.isTokenStale };
  }
}
