import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { Returns } from '../../common/http/contract.js';
import { authUser, type AuthUser } from './users.dto.js';
import { toAuthUser } from './users.mapper.js';

@ApiTags('users')
@Controller('me')
export class UsersController {
  @Get()
  @RequirePermission('profile:read')
  @Returns(authUser)
  getCurrentUser(@CurrentUser() { id, uid, role, profile }: SessionUser): AuthUser {
    return toAuthUser({ id, uid, role, ...profile });
  }
}
