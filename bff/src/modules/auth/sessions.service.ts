import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type SessionUser } from '../../common/auth/session-user.js';
import { Identity } from '../../integrations/identity/identity.js';
import { UserChangesService } from '../users/user-changes.service.js';
import { SessionCache } from './session-cache.js';
import { SessionTimes } from './session-times.js';
import { hashOfToken, newToken, sessionIdOf } from './session-token.js';
import { SessionUse } from './session-use.js';
import { SessionWatches } from './session-watches.js';
import { type Session } from './sessions.dto.js';
import { SessionNotFound, SignInEnded } from './sessions.errors.js';
import { toEnder, toSession, toSessionUser } from './sessions.mapper.js';
import { type AccountInUse, SessionsRepository } from './sessions.repository.js';

/** The provider's clock and ours may differ by this much. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** A sign-in is known by the second in which it was. */
const SIGN_IN_MS = 1_000;
const MAX_LISTED = 100;
const ACCOUNTS_A_PAGE = 100;

export interface SessionStart {
  userId: string;
  signedInAt: Date;
  device: string;
  timeZone: string | null;
}

/** What the browser says of the session it had before. */
export interface FormerSession {
  token?: string | undefined;
  /** The same for as long as the browser has not read an answer: a repeat takes the place of what it repeats. */
  attemptId?: string | undefined;
}

interface LiveSession {
  user: SessionUser;
  expiresAt: Date;
}

@Injectable()
export class SessionsService implements OnModuleInit {
  private readonly cache: SessionCache<LiveSession>;
  private readonly watches: SessionWatches;
  private readonly use: SessionUse;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly userChanges: UserChangesService,
    private readonly identity: Identity,
    private readonly times: SessionTimes,
  ) {
    const { clock } = times;
    this.cache = new SessionCache(clock);
    this.watches = new SessionWatches((id) => sessions.isLive(id, clock.now()));
    this.use = new SessionUse(sessions, times);
  }

  async onModuleInit(): Promise<void> {
    this.userChanges.subscribe((userId) => {
      this.cache.forget(({ user }) => user.id === userId);
      this.watches.userChanged(userId);
    });
    await this.sessions.onEnded((id, successor) => this.forget([id], successor));
  }

  /** A token can be refreshed for ever; the password behind it must have been given within the absolute limit. */
  mayOpenFor(signedInAt: Date): boolean {
    const age = this.times.clock.now().getTime() - signedInAt.getTime();
    return age >= -CLOCK_SKEW_MS && age <= this.times.absoluteMs;
  }

  /** Returns the new session's token; the browser's former session ends with it. Throws SignInEnded. */
  async open(start: SessionStart, former: FormerSession = {}): Promise<string> {
    const token = newToken();
    const tokenHash = hashOfToken(token);
    if (!tokenHash) throw new Error('A new token is not well-formed.');
    const now = this.times.clock.now();
    const session = {
      ...start,
      id: sessionIdOf(start.userId, former.attemptId),
      tokenHash,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: this.times.expiryOf(now, now),
    };
    const oldestSignIn = new Date(now.getTime() - this.times.absoluteMs);
    const replaced = await this.sessions.open(session, { former: hashOfToken(former.token), oldestSignIn });
    if (!replaced) throw new SignInEnded();
    this.forget([...replaced, session.id], session.id);
    return token;
  }

  /** Kept by the token itself: hashing it would be the dearest part of an ordinary request. */
  async find(token: string | undefined): Promise<SessionUser | undefined> {
    if (token === undefined) return undefined;
    const live = await this.cache.get(token, () => this.load(token));
    return live && live.expiresAt > this.times.clock.now() ? live.user : undefined;
  }

  /** Calls back when the session ends, until the returned function is called. */
  watch(user: SessionUser, onEnd: () => void): () => void {
    return this.watches.add(user, onEnd);
  }

  /** Whoever signs out and in again within a second gets the same sign-in once more: that one stays good. */
  async end(token: string | undefined): Promise<void> {
    const tokenHash = hashOfToken(token);
    if (!tokenHash) return;
    const upTo = new Date(this.times.clock.now().getTime() - SIGN_IN_MS);
    this.forget(await this.sessions.end(tokenHash, upTo));
  }

  async list({ id, sessionId }: SessionUser): Promise<Session[]> {
    const rows = await this.sessions.findAllOf(id, this.times.clock.now(), MAX_LISTED);
    return rows.map((row) => toSession(row, sessionId));
  }

  /** Whoever travels keeps their session, and their days go by the clocks there. */
  async move({ id, sessionId }: SessionUser, timeZone: string): Promise<void> {
    await this.sessions.move(id, sessionId, timeZone);
    await this.userChanges.announce(id);
  }

  async endOne(user: SessionUser, id: string): Promise<void> {
    const rows = await this.sessions.findAllOf(user.id, this.times.clock.now(), MAX_LISTED);
    const ended = await this.sessions.endOne(toEnder(user), id);
    if (ended.length === 0) throw new SessionNotFound();
    this.forget(ended);
    const only = rows.filter((row) => row.id === id).map(({ signedInAt }) => signedInAt);
    await this.identity.endSignIns(user.uid, { only });
  }

  /** How many there were. */
  async endOthers(user: SessionUser): Promise<number> {
    const ended = this.forget(await this.sessions.endOthers(toEnder(user)));
    await this.identity.endSignIns(user.uid, { but: user.signedInAt });
    return ended;
  }

  async endThoseBefore(userId: string, signedInAt: Date): Promise<number> {
    return this.forget(await this.sessions.endThoseBefore(userId, signedInAt));
  }

  async endAllOf(userId: string, actor?: string): Promise<number> {
    const ended = this.forget(await this.sessions.endAllOf(userId, actor));
    const uid = await this.sessions.findUidOf(userId);
    if (uid !== undefined) await this.identity.endSignIns(uid, {});
    return ended;
  }

  /** Everybody with an open session, some at a time. */
  async *accountsInUse(): AsyncGenerator<AccountInUse[]> {
    let page: AccountInUse[] = [];
    do {
      page = await this.sessions.findAccountsInUse(
        this.times.clock.now(),
        ACCOUNTS_A_PAGE,
        page.at(-1)?.userId,
      );
      yield page;
    } while (page.length === ACCOUNTS_A_PAGE);
  }

  /** For our own process the announcement would do it too, a moment later. */
  private forget(sessionIds: string[], successor?: string): number {
    const ended = new Set(sessionIds);
    this.cache.forget(({ user }) => ended.has(user.sessionId));
    for (const id of ended) this.watches.sessionEnded(id, successor);
    return ended.size;
  }

  private async load(token: string): Promise<LiveSession | undefined> {
    const tokenHash = hashOfToken(token);
    if (!tokenHash) return undefined;
    const now = this.times.clock.now();
    const found = await this.sessions.findLive(tokenHash, now);
    if (!found) return undefined;
    return { user: toSessionUser(found), expiresAt: await this.use.note(found.session, now) };
  }
}
