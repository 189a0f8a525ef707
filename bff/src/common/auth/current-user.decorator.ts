import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';
import { type SessionUser } from './session-user.js';

export type AuthenticatedRequest = Request & { user: SessionUser };

/** The signed-in user, as a parameter of a controller method. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionUser =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().user,
);
