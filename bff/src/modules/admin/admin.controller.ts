import { Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { NeedsRecentSignIn } from '../../common/auth/recent-sign-in.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns } from '../../common/http/contract.js';
import {
  type ManagedUser,
  managedUser,
  type ManagedUserPage,
  managedUserPage,
  type RoleChange,
  roleChange,
  type SessionsEnded,
  sessionsEnded,
  type UserListQuery,
  userListQuery,
} from './admin.dto.js';
import { AdminService } from './admin.service.js';

/** Accounts and their rights. What people told their twin cannot be read from here. */
@ApiTags('admin')
@RequirePermission('users:administer')
@Controller('admin/users')
export class AdminController {
  constructor(private readonly admin: AdminService) {}

  @Get()
  @Returns(managedUserPage)
  listUsers(@QueryObject(userListQuery) search: UserListQuery): Promise<ManagedUserPage> {
    return this.admin.listUsers(search);
  }

  @Put(':id/role')
  @NeedsRecentSignIn()
  @Returns(managedUser)
  setUserRole(
    @CurrentUser() admin: SessionUser,
    @PathId() id: string,
    @JsonBody(roleChange) { role }: RoleChange,
  ): Promise<ManagedUser> {
    return this.admin.setRole(admin.id, id, role);
  }

  @Delete(':id/sessions')
  @Returns(sessionsEnded)
  async endUserSessions(@CurrentUser() admin: SessionUser, @PathId() id: string): Promise<SessionsEnded> {
    return { ended: await this.admin.endSessions(admin.id, id) };
  }
}
