import { Injectable } from '@nestjs/common';
import { type Role } from '../../common/auth/permissions.js';
import { Identity } from '../../integrations/identity/identity.js';
import { UserChangesService } from './user-changes.service.js';
import { AdminByAddress, AdminByClaim, UserNotFound } from './users.errors.js';
import { type UserRow, UsersRepository } from './users.repository.js';

/** Gives the admin role and takes it away: at the identity provider where it can be written, in our own table where not. */
@Injectable()
export class RolesService {
  constructor(
    private readonly users: UsersRepository,
    private readonly changes: UserChangesService,
    private readonly identity: Identity,
  ) {}

  async set(user: UserRow, role: Role, actor?: string): Promise<UserRow> {
    if (user.role === role) return user;
    if (role === 'user' && user.roleSource === 'email') throw new AdminByAddress();
    const { managesAccounts } = this.identity;
    if (role === 'user' && user.roleSource === 'claim' && !managesAccounts) throw new AdminByClaim();
    if (managesAccounts) await this.identity.setAdmin(user.uid, role === 'admin');
    const roleSource = role === 'user' ? null : managesAccounts ? 'claim' : 'table';
    return this.change(user.id, { role, roleSource }, actor);
  }

  /** The provider's claim was changed elsewhere. */
  async followClaim(userId: string, isAdmin: boolean): Promise<void> {
    await this.change(
      userId,
      isAdmin ? { role: 'admin', roleSource: 'claim' } : { role: 'user', roleSource: null },
    );
  }

  private async change(
    userId: string,
    change: Pick<UserRow, 'role' | 'roleSource'>,
    actor?: string,
  ): Promise<UserRow> {
    const row = await this.users.changeRole(userId, change, actor);
    if (!row) throw new UserNotFound();
    this.changes.tell(userId);
    return row;
  }
}
