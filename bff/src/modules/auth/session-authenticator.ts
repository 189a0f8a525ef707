import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { Authenticator } from '../../common/auth/authenticator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { SessionCookie } from '../../common/auth/session-cookie.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionsService,
  ) {
    super();
  }

  authenticate(request: Request): Promise<SessionUser | undefined> {
    return this.sessions.find(this.cookie.read(request));
  }

  watch(user: SessionUser, onEnd: () => void): () => void {
    return this.sessions.watch(user, onEnd);
  }
}
