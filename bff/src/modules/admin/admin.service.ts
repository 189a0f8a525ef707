import { Injectable } from '@nestjs/common';
import { type Role } from '../../common/auth/permissions.js';
import { SessionsService } from '../auth/sessions.service.js';
import { RolesService } from '../users/roles.service.js';
import { UsersService } from '../users/users.service.js';
import { type ManagedUser, type ManagedUserPage, type UserListQuery } from './admin.dto.js';
import { OwnRole } from './admin.errors.js';
import { toManagedUser } from './admin.mapper.js';

@Injectable()
export class AdminService {
  constructor(
    private readonly users: UsersService,
    private readonly roles: RolesService,
    private readonly sessions: SessionsService,
  ) {}

  async listUsers(search: UserListQuery): Promise<ManagedUserPage> {
    const { rows, ...page } = await this.users.list(search);
    return { items: rows.map(toManagedUser), ...page };
  }

  async setRole(adminId: string, userId: string, role: Role): Promise<ManagedUser> {
    if (userId === adminId) throw new OwnRole();
    const user = await this.users.get(userId);
    return toManagedUser(await this.roles.set(user, role, adminId));
  }

  /** How many there were. */
  async endSessions(adminId: string, userId: string): Promise<number> {
    const user = await this.users.get(userId);
    return this.sessions.endAllOf(user.id, adminId);
  }
}
