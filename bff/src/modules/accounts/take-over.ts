import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { StartError } from '../../common/start-error.js';
import { AccountsRepository, type NewProvider } from './accounts.repository.js';
import { address } from './http/fields.js';
import { ActionCodesService } from './mail/action-codes.service.js';
import { newAccount } from './new-account.js';

/** Time to hand the links over. */
const LINKS_LIVE_MS = 7 * 86_400_000;
const OF_THE_ACCOUNT_ITSELF = new Set(['password', 'phone']);

const text = z.string().max(320);

/** As the emulator writes it. What it knows of passwords is not even read. */
const userList = z.object({
  version: z.literal(1),
  users: z.array(
    z.object({
      localId: z.string().min(1).max(128),
      email: address.optional(),
      displayName: text.optional(),
      disabled: z.boolean().optional(),
      createdAt: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      providerUserInfo: z
        .array(
          z.object({ providerId: text, rawId: text, email: text.optional(), displayName: text.optional() }),
        )
        .max(20)
        .optional(),
    }),
  ),
});

export interface TakenOver {
  uid: string;
  email: string | null;
  /** Null where it has no address to choose a password for. */
  link: string | null;
}

export interface TakingOver {
  takenOver: TakenOver[];
  /** Whose id or address is here already. */
  skipped: { uid: string; email: string | null }[];
}

/** Accounts of the emulator become accounts of this server: who they are is kept, and nothing that proved it. */
@Injectable()
export class TakeOver {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly codes: ActionCodesService,
    private readonly clock: Clock,
  ) {}

  /** Takes the text of auth-users.json. Throws StartError for anything else. */
  async run(file: string): Promise<TakingOver> {
    const result: TakingOver = { takenOver: [], skipped: [] };
    for (const user of read(file).users) {
      const { localId: uid, email = null, displayName = null, disabled = false } = user;
      const account = newAccount(this.clock.now(), {
        uid,
        email,
        displayName,
        isDisabled: disabled,
        ...(user.createdAt && { createdAt: new Date(Number(user.createdAt)) }),
      });
      const isNew = await this.accounts.create(account, this.providersOf(user.providerUserInfo ?? []));
      if (isNew) result.takenOver.push({ uid, email, link: await this.linkFor(uid, email) });
      else result.skipped.push({ uid, email });
    }
    return result;
  }

  /** One of each service; they open nothing until their owner links them again. */
  private providersOf(
    linked: {
      providerId: string;
      rawId: string;
      email?: string | undefined;
      displayName?: string | undefined;
    }[],
  ): NewProvider[] {
    const createdAt = this.clock.now();
    const byService = new Map(
      linked
        .filter(({ providerId }) => !OF_THE_ACCOUNT_ITSELF.has(providerId))
        .map(({ providerId, rawId, email = null, displayName = null }) => [
          providerId,
          { providerId, rawId, email, displayName, opens: false, createdAt },
        ]),
    );
    return [...byService.values()];
  }

  private async linkFor(uid: string, email: string | null): Promise<string | null> {
    if (email === null) return null;
    return this.codes.send({ kind: 'PASSWORD_RESET', account: { uid }, email, livesMs: LINKS_LIVE_MS });
  }
}

function read(file: string): z.output<typeof userList> {
  let content: unknown;
  try {
    content = JSON.parse(file);
  } catch {
    throw new StartError('This is no list of users: it is not JSON.');
  }
  const parsed = userList.safeParse(content);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new StartError(`This is no list of users of the identity emulator (${where}).`);
}
