import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountsKit } from '../accounts-kit.js';
import { Delivery } from './delivery.js';
import { hashOfToken, newToken } from '../../../common/secrets/random-token.js';
import { AccountRefusal } from '../accounts.errors.js';
import { type Account } from '../accounts.repository.js';
import { type ActionCodeRow, ActionCodesRepository, type ActionKind } from './action-codes.repository.js';
import { linkTo } from './letters.js';

const HOUR_MS = 3_600_000;

/** Whoever was on holiday still takes their address back. */
const LIVES_MS: Record<ActionKind, number> = {
  VERIFY_EMAIL: 24 * HOUR_MS,
  PASSWORD_RESET: HOUR_MS,
  VERIFY_AND_CHANGE_EMAIL: HOUR_MS,
  RECOVER_EMAIL: 7 * 24 * HOUR_MS,
};

interface Order {
  kind: ActionKind;
  account: Pick<Account, 'uid'>;
  /** The account's own; for RECOVER_EMAIL its former one. */
  email: string;
  newEmail?: string;
  /** Longer than usual, for whoever takes over many accounts at once. */
  livesMs?: number;
}

/** Links that prove that somebody reads an address. */
@Injectable()
export class ActionCodesService {
  constructor(
    private readonly codes: ActionCodesRepository,
    private readonly delivery: Delivery,
    private readonly kit: AccountsKit,
  ) {}

  /** Makes a link and sees that it gets to where it belongs. Answers with the link, which is for the command line alone. */
  async send({ kind, account, email, newEmail, livesMs = LIVES_MS[kind] }: Order): Promise<string> {
    const code = newToken();
    const codeHash = hashOfToken(code);
    if (!codeHash) throw new Error('A new code is not well-formed.');
    const id = randomUUID();
    const link = linkTo(this.kit.env.PUBLIC_URL.origin, kind, code);
    const createdAt = this.kit.clock.now();
    const row: ActionCodeRow = {
      id,
      codeHash,
      kind,
      uid: account.uid,
      email,
      newEmail: newEmail ?? null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + livesMs),
      sealedLink: this.delivery.sends ? null : await this.delivery.seal(link, id),
    };
    // A thief who changes an address twice must not take back the first link.
    await this.codes.add(row, kind !== 'RECOVER_EMAIL');
    this.delivery.deliver(kind, newEmail ?? email, link);
    return link;
  }

  /** What a code is for; it is not used up. Throws AccountRefusal. */
  async look(code: string, address: string): Promise<ActionCodeRow> {
    this.kit.attempts.take('code', { address });
    const codeHash = hashOfToken(code);
    const row = codeHash && (await this.codes.find(codeHash));
    if (!row) throw new AccountRefusal('INVALID_OOB_CODE');
    this.kit.attempts.forgive('code', { address });
    if (row.expiresAt <= this.kit.clock.now()) throw new AccountRefusal('EXPIRED_OOB_CODE');
    return row;
  }

  /** Throws AccountRefusal for all but the first. */
  async use({ codeHash }: ActionCodeRow): Promise<void> {
    if (!(await this.codes.use(codeHash))) throw new AccountRefusal('INVALID_OOB_CODE');
  }

  drop(uid: string, kinds: readonly ActionKind[]): Promise<void> {
    return this.codes.dropAllOf(uid, kinds);
  }
}
