import { Injectable } from '@nestjs/common';
import { Identity } from '../../integrations/identity/identity.js';
import { InvalidIdToken } from '../../integrations/identity/identity.errors.js';
import { type AuthUser } from '../users/users.dto.js';
import { UsersService } from '../users/users.service.js';
import { SessionsService } from './sessions.service.js';

interface Exchange {
  idToken: string;
  device: string;
  timeZone: string | null;
  formerToken: string | undefined;
}

interface Exchanged {
  user: AuthUser;
  token: string;
  refreshIdToken: boolean;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly identity: Identity,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
  ) {}

  /** Turns the provider's proof into a session of our own. */
  async exchange({ idToken, device, timeZone, formerToken }: Exchange): Promise<Exchanged> {
    const identity = await this.identity.verifyIdToken(idToken);
    if (!this.sessions.mayOpenFor(identity.signedInAt)) throw new InvalidIdToken();
    const user = await this.users.recordSignIn(identity);
    const { signedInAt } = identity;
    const token = await this.sessions.open({ userId: user.id, signedInAt, device, timeZone }, formerToken);
    return { user, token, refreshIdToken: identity.isTokenStale };
  }
}
