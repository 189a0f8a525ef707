import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { type Access, ACCESS } from './access.js';
import { NotAllowed, SignedOut } from './auth.errors.js';
import { Authenticator } from './authenticator.js';
import { type SessionUser } from './session-user.js';

/** Stands before every route. Closed by default: a route that does not say who may call it may be called by nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
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
    return true;
  }
}
