import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import { type ListTotal } from '../../common/list-total.js';
import { ENV, type Env } from '../../config/env.js';
import { type VerifiedIdentity } from '../../integrations/identity/identity.js';
import { type AuthUser } from './users.dto.js';
import { SignUpClosed, UserNotFound } from './users.errors.js';
import { toAuthUser } from './users.mapper.js';
import { type RoleChange, type UserRow, UsersRepository } from './users.repository.js';

export interface UserSearch {
  query?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

@Injectable()
export class UsersService implements OnModuleInit {
  constructor(
    private readonly users: UsersRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The setting counts from the start, not from the next sign-in. */
  async onModuleInit(): Promise<void> {
    await this.users.demoteFormerAddresses(this.env.ADMIN_EMAIL);
  }

  /** Makes or refreshes the user from what the identity provider vouches for. */
  async recordSignIn(identity: VerifiedIdentity): Promise<AuthUser> {
    const { uid, email, emailVerified, displayName, photoUrl } = identity;
    if (this.env.SIGNUP === 'closed') await this.refuseStranger(identity);
    const row = await this.users.recordSignIn(
      { uid, email, emailVerified, displayName, photoUrl, ...this.roleOf(identity) },
      this.clock.now(),
    );
    return toAuthUser(row);
  }

  async get(id: string): Promise<UserRow> {
    const user = await this.users.find(id);
    if (!user) throw new UserNotFound();
    return user;
  }

  /** Makes what the user asks for twice at once happen one after the other; in a unit of work. */
  lock(id: string): Promise<void> {
    return this.users.lock(id);
  }

  async list({
    query,
    ...range
  }: UserSearch): Promise<{ rows: UserRow[]; nextCursor: string | null } & ListTotal> {
    const { rows, total } = await this.users.findPage(query, rangeOf(range));
    return { ...cutPage(rows, range, ({ createdAt, id }) => ({ at: createdAt, id })), ...total };
  }

  private async refuseStranger(identity: VerifiedIdentity): Promise<void> {
    if (this.ownsAdminAddress(identity)) return;
    if (!(await this.users.findByUid(identity.uid))) throw new SignUpClosed();
  }

  private roleOf(identity: VerifiedIdentity): RoleChange {
    if (identity.isAdmin) return { role: 'admin', roleSource: 'claim' };
    if (this.ownsAdminAddress(identity)) return { role: 'admin', roleSource: 'email' };
    return { role: 'user', roleSource: null };
  }

  /** An address counts only once it is verified: anybody may sign up with any address. */
  private ownsAdminAddress({ email, emailVerified }: VerifiedIdentity): boolean {
    return emailVerified && email !== null && email.toLowerCase() === this.env.ADMIN_EMAIL;
  }
}
