import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountsKit } from '../accounts-kit.js';
import { Delivery } from '../mail/delivery.js';
import { hashOfToken, newToken } from '../../../common/secrets/random-token.js';
import { AccountRefusal } from '../accounts.errors.js';
import { type Account } from '../accounts.repository.js';
import { Callers } from '../sign-ins/callers.js';
import { TextCodesRepository } from './text-codes.repository.js';

const LIVES_MS = 10 * 60_000;
const MAX_ATTEMPTS = 5;
const DIGITS = 6;

/** Text messages that are played: the code stands where the links stand, and nothing is sent. */
@Injectable()
export class TextCodesService {
  constructor(
    private readonly codes: TextCodesRepository,
    private readonly callers: Callers,
    private readonly delivery: Delivery,
    private readonly kit: AccountsKit,
  ) {}

  /** Answers with what the code is to be shown with. */
  async send(phone: string, address: string): Promise<string> {
    this.refuseWhereNotPlayed();
    this.kit.attempts.take('message', { account: phone, address });
    const session = newToken();
    const sessionHash = hashOfToken(session);
    if (!sessionHash) throw new Error('A new session is not well-formed.');
    const id = randomUUID();
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const createdAt = this.kit.clock.now();
    await this.codes.add({
      id,
      sessionHash,
      phone,
      sealedCode: await this.delivery.seal(code, id),
      attempts: 0,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LIVES_MS),
    });
    this.delivery.tell(`Text message for ${phone}, simulated, nothing is sent: ${code}`);
    return session;
  }

  /** Adds the number to the caller's account; nothing where it belongs to another. */
  async confirm(
    { idToken, session, code }: { idToken: string; session: string; code: string },
    address: string,
  ): Promise<{ phone: string; account: Account | undefined }> {
    this.refuseWhereNotPlayed();
    const { account } = await this.callers.identify(idToken);
    const attempt = { account: account.uid, address };
    this.kit.attempts.take('code', attempt);
    const sessionHash = hashOfToken(session);
    if (!sessionHash) throw new AccountRefusal('INVALID_SESSION_INFO');
    const row = await this.codes.tryOne(sessionHash, this.kit.clock.now(), MAX_ATTEMPTS);
    if (!row) throw new AccountRefusal('SESSION_EXPIRED');
    const expected = await this.delivery.unseal(row.sealedCode, row.id);
    if (expected === null) throw new AccountRefusal('SESSION_EXPIRED');
    if (!isSame(code, expected)) throw new AccountRefusal('INVALID_CODE');
    this.kit.attempts.forgive('code', attempt);
    await this.codes.remove(sessionHash);
    const isFree = await this.kit.accounts.update(account.uid, { phone: row.phone });
    return { phone: row.phone, account: isFree ? { ...account, phone: row.phone } : undefined };
  }

  private refuseWhereNotPlayed(): void {
    if (!this.kit.env.PHONE_VERIFICATION) throw new AccountRefusal('OPERATION_NOT_ALLOWED');
  }
}

function isSame(code: string, expected: string): boolean {
  const [one, other] = [Buffer.from(code), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
