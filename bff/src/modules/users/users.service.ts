import { Inject, Injectable } from '@nestjs/common';
import { type Role } from '../../common/auth/permissions.js';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { type VerifiedIdentity } from '../../integrations/identity/identity.js';
import { type AuthUser } from './users.dto.js';
import { toAuthUser } from './users.mapper.js';
import { UsersRepository } from './users.repository.js';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Makes or refreshes the user from what the identity provider vouches for. */
  async recordSignIn({
    uid,
    email,
    emailVerified,
    displayName,
    photoUrl,
    ...identity
  }: VerifiedIdentity): Promise<AuthUser> {
    const role = this.roleOf({ email, emailVerified, ...identity });
    const row = await this.users.recordSignIn(
      { uid, email, emailVerified, displayName, photoUrl, role },
      this.clock.now(),
    );
    return toAuthUser(row);
  }

  /** An address counts only once it is verified: anybody may sign up with any address. */
  private roleOf({
    isAdmin,
    email,
    emailVerified,
  }: Pick<VerifiedIdentity, 'isAdmin' | 'email' | 'emailVerified'>): Role {
    const ownsAdminAddress = emailVerified && email !== null && email.toLowerCase() === this.env.ADMIN_EMAIL;
    return isAdmin || ownsAdminAddress ? 'admin' : 'user';
  }
}
