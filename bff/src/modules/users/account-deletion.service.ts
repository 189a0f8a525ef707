import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type SessionUser } from '../../common/auth/session-user.js';
import { Clock } from '../../common/clock.js';
import { describeError } from '../../common/logging/describe-error.js';
import { Identity } from '../../integrations/identity/identity.js';
import { type DeletionReceipt } from './account-deletion.dto.js';
import { UserChangesService } from './user-changes.service.js';
import { ConfirmationMismatch } from './users.errors.js';
import { UsersRepository } from './users.repository.js';

/** What those type who have no address. */
const WITHOUT_ADDRESS = 'delete';

@Injectable()
export class AccountDeletionService {
  private readonly logger = new Logger(AccountDeletionService.name);

  constructor(
    private readonly users: UsersRepository,
    private readonly changes: UserChangesService,
    private readonly identity: Identity,
    private readonly clock: Clock,
  ) {}

  /** What would go now, counted as the receipt counts it. */
  preview(userId: string): Promise<DeletionReceipt['deleted']> {
    return this.users.countOwned(userId);
  }

  /** Our rows first: should the provider fail, the page can still delete the account there, and nothing of ours is left. */
  async delete({ id, uid, profile }: SessionUser, confirmation: string): Promise<DeletionReceipt> {
    const expected = profile.email ?? WITHOUT_ADDRESS;
    if (confirmation.trim().toLowerCase() !== expected.toLowerCase())
      throw new ConfirmationMismatch(expected);
    const receiptId = randomUUID();
    const deleted = await this.users.erase(id, receiptId);
    this.changes.tell(id);
    const identityAccount = await this.deleteAtProvider(uid);
    return { id: receiptId, deletedAt: this.clock.now().toISOString(), deleted, identityAccount };
  }

  private async deleteAtProvider(uid: string): Promise<DeletionReceipt['identityAccount']> {
    if (!this.identity.managesAccounts) return 'remains';
    try {
      await this.identity.deleteAccount(uid);
      return 'deleted';
    } catch (error) {
      this.logger.warn({ task: 'delete an account at the provider', error: describeError(error) });
      return 'remains';
    }
  }
}
