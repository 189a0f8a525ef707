import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** As far as the three limited operations have it. */
export interface AttemptBody {
  email?: unknown;
  idToken?: unknown;
  phoneNumber?: unknown;
}

export interface Attempt {
  /** Seconds until the next one may be made; null when this one may. */
  retryAfter: number | null;
  /** It was no guess after all, and does not count. */
  forgive: () => Promise<void>;
}

const MINUTE_S = 60;

const limits = {
  // What succeeds is not counted, so this is the number of wrong passwords.
  signIn: {
    account: new RateLimiterMemory({ points: 10, duration: 5 * MINUTE_S }),
    address: new RateLimiterMemory({ points: 100, duration: 5 * MINUTE_S }),
  },
  message: {
    account: new RateLimiterMemory({ points: 5, duration: 10 * MINUTE_S }),
    address: new RateLimiterMemory({ points: 300, duration: 10 * MINUTE_S }),
  },
};

const operations: Partial<Record<string, keyof typeof limits>> = {
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': 'signIn',
  '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode': 'message',
  '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode': 'message',
};

export function isLimited(path: string): boolean {
  return path in operations;
}

/** Counts guesses at passwords and messages asked for, by account and by address. The real service does, the emulator not. */
export async function countAttempt(
  path: string,
  request: IncomingMessage,
  body: AttemptBody,
): Promise<Attempt> {
  const { account, address } = limits[operations[path] ?? 'message'];
  const taken: [RateLimiterMemory, string][] = [
    [account, accountOf(body)],
    [address, addressOf(request)],
  ];
  try {
    for (const [limiter, key] of taken) await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { retryAfter: Math.ceil(refusal.msBeforeNext / 1000), forgive: () => Promise.resolve() };
  }
  const forgive = async (): Promise<void> => {
    if (operations[path] !== 'signIn') return;
    for (const [limiter, key] of taken) await limiter.reward(key);
  };
  return { retryAfter: null, forgive };
}

function accountOf({ email, idToken, phoneNumber }: AttemptBody): string {
  if (typeof email === 'string') return email.trim().toLowerCase();
  if (typeof idToken === 'string') return subjectOf(idToken);
  return typeof phoneNumber === 'string' ? phoneNumber : '';
}

/** The account that a token names; whether it is a good token, the emulator says. */
function subjectOf(idToken: string): string {
  try {
    const payload = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as unknown;
    return typeof payload === 'object' && payload !== null && 'sub' in payload ? String(payload.sub) : '';
  } catch {
    return '';
  }
}

/** The front door sets the header and believes nobody else's. */
function addressOf({ headers, socket }: IncomingMessage): string {
  return String(headers['x-forwarded-for'] ?? socket.remoteAddress);
}
