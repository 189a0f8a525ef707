import { type CanActivate, type ExecutionContext, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { Clock } from '../clock.js';
import { type Access, ACCESS } from './access.js';
import { AccessJournal } from './access-journal.js';
import { NotAllowed, ReauthRequired, SignedOut } from './auth.errors.js';
import { Authenticator } from './authenticator.js';
import { NEEDS_RECENT_SIGN_IN } from './recent-sign-in.decorator.js';
import { type SessionUser } from './session-user.js';

const RECENT_MS = 5 * 60_000;

/** What the decorators of a route ask of its caller. */
interface Rule {
  access: Access | undefined;
  needsRecentSignIn: boolean;
}

/** Stands before every route. Closed by default: a route that does not say who may call it may be called by nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  /** By handler, of which each belongs to one controller; what its decorators said does not change. */
  private readonly rules = new Map<object, Rule>();

  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly clock: Clock,
    @Optional() private readonly journal?: AccessJournal,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { access, needsRecentSignIn } = this.rules.get(context.getHandler()) ?? this.readRule(context);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<Request & { user?: SessionUser }>();
    const user = await this.authenticator.authenticate(request);
    if (!user) throw new SignedOut();
    request.user = user;
    if (access === undefined || !user.permissions.has(access)) throw new NotAllowed();
    if (needsRecentSignIn && !this.isRecent(user)) throw new ReauthRequired();
    if (access.endsWith(':administer'))
      this.journal?.note(`administered: ${context.getHandler().name}`, user.id);
    return true;
  }

  private readRule(context: ExecutionContext): Rule {
    const handler = context.getHandler();
    const rule = {
      access: this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, context.getClass()]),
      needsRecentSignIn: this.reflector.get<boolean | undefined>(NEEDS_RECENT_SIGN_IN, handler) ?? false,
    };
    this.rules.set(handler, rule);
    return rule;
  }

  private isRecent({ signedInAt }: SessionUser): boolean {
    return this.clock.now().getTime() - signedInAt.getTime() <= RECENT_MS;
  }
}
