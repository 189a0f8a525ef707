import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { type Access, ACCESS } from './access.js';
import { Clock } from '../clock.js';
import { NotAllowed, ReauthRequired, SignedOut } from './auth.errors.js';
import { Authenticator } from './authenticator.js';
import { NEEDS_RECENT_SIGN_IN } from './recent-sign-in.decorator.js';
import { type SessionUser } from './session-user.js';

const RECENT_MS = 5 * 60_000;

/** Stands before every route. Closed by default: a route that does not say who may call it may be called by nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<Request & { user?: SessionUser }>();
    const user = await this.authenticator.authenticate(request);
    if (!user) throw new SignedOut();
    request.user = user;
    if (access === undefined || !user.permissions.has(access)) throw new NotAllowed();
    if (this.reflector.get(NEEDS_RECENT_SIGN_IN, context.getHandler()) && !this.isRecent(user)) {
      throw new ReauthRequired();
    }
    return true;
  }

  private isRecent({ signedInAt }: SessionUser): boolean {
    return this.clock.now().getTime() - signedInAt.getTime() <= RECENT_MS;
  }
}
