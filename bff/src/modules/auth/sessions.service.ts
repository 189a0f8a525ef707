import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { permissionsOf } from '../../common/auth/permissions.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { AccountWatch } from './account-watch.js';
import { SessionCache } from './session-cache.js';
import { hashOfToken, newToken } from './session-token.js';
import { type SessionWithUser, SessionsRepository } from './sessions.repository.js';

const DAY_MS = 86_400_000;
/** The idle limit is days long; noting every request would cost a write each. */
const TOUCH_AFTER_MS = 5 * 60_000;

interface LiveSession {
  tokenHash: string;
  user: SessionUser;
  expiresAt: Date;
}

@Injectable()
export class SessionsService implements OnModuleInit {
  private readonly cache: SessionCache<LiveSession>;
  private readonly idleMs: number;
  private readonly absoluteMs: number;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountWatch,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.cache = new SessionCache(clock);
    this.idleMs = env.SESSION_IDLE_DAYS * DAY_MS;
    this.absoluteMs = env.SESSION_ABSOLUTE_DAYS * DAY_MS;
  }

  async onModuleInit(): Promise<void> {
    await this.sessions.onEnded((tokenHash) => this.forget(tokenHash));
  }

  /** A token can be refreshed for ever; the password behind it must have been given within the absolute limit. */
  mayOpenFor(signedInAt: Date): boolean {
    return this.clock.now().getTime() - signedInAt.getTime() <= this.absoluteMs;
  }

  /** Returns the new session's token; the browser's former session ends with it. */
  async open(userId: string, device: string, formerToken?: string): Promise<string> {
    const token = newToken();
    const tokenHash = hashOfToken(token);
    if (!tokenHash) throw new Error('A new token is not well-formed.');
    const now = this.clock.now();
    const session = {
      userId,
      tokenHash,
      device,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: this.expiry(now, now),
    };
    const replaced = hashOfToken(formerToken);
    await this.sessions.open(session, replaced);
    if (replaced) this.forget(replaced.toString('hex'));
    return token;
  }

  /** Kept by the token itself: hashing it would be the dearest part of an ordinary request. */
  async find(token: string | undefined): Promise<SessionUser | undefined> {
    if (token === undefined) return undefined;
    const live = await this.cache.get(token, () => this.load(token));
    return live && live.expiresAt > this.clock.now() ? live.user : undefined;
  }

  async end(token: string | undefined): Promise<void> {
    const tokenHash = hashOfToken(token);
    if (!tokenHash) return;
    await this.sessions.end(tokenHash);
    this.forget(tokenHash.toString('hex'));
  }

  /** For our own process the announcement would do it too, a moment later. */
  private forget(tokenHash: string): void {
    this.cache.forget((session) => session.tokenHash === tokenHash);
  }

  private async load(token: string): Promise<LiveSession | undefined> {
    const tokenHash = hashOfToken(token);
    if (!tokenHash) return undefined;
    const now = this.clock.now();
    const found = await this.sessions.findLive(tokenHash, now);
    if (!found) return undefined;
    if (await this.accounts.isGone(found.user.uid)) {
      await this.sessions.endAllOf(found.user.id);
      return undefined;
    }
    const expiresAt = await this.keepAlive(found, now);
    return { tokenHash: tokenHash.toString('hex'), user: toSessionUser(found), expiresAt };
  }

  private async keepAlive({ session }: SessionWithUser, now: Date): Promise<Date> {
    if (now.getTime() - session.lastUsedAt.getTime() < TOUCH_AFTER_MS) return session.expiresAt;
    const expiresAt = this.expiry(session.createdAt, now);
    await this.sessions.touch(session, now, expiresAt);
    return expiresAt;
  }

  private expiry(createdAt: Date, usedAt: Date): Date {
    return new Date(Math.min(usedAt.getTime() + this.idleMs, createdAt.getTime() + this.absoluteMs));
  }
}

function toSessionUser({ session, user }: SessionWithUser): SessionUser {
  const { id, uid, role, email, emailVerified, displayName, photoUrl } = user;
  const profile = { email, emailVerified, displayName, photoUrl };
  return { id, uid, role, sessionId: session.id, permissions: permissionsOf(role), profile };
}
