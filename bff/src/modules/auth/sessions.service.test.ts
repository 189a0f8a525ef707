import { Logger } from '@nestjs/common';
import { type Request } from 'express';
import { type SessionCookie } from '../../common/auth/session-cookie.js';
import { StorageFull } from '../../database/database.errors.js';
import { FakeClock } from '../../testing/fake-clock.js';
import { testEnv } from '../../testing/env.js';
import { aSessionUser } from '../../testing/session-user.js';
import { type Identity } from '../../integrations/identity/identity.js';
import { type UserChangesService } from '../users/user-changes.service.js';
import { SessionAuthenticator } from './session-authenticator.js';
import { SessionTimes } from './session-times.js';
import { hashOfToken, newToken } from './session-token.js';
import { SessionNotFound, SignInEnded } from './sessions.errors.js';
import { type AccountInUse, type SessionsRepository, type SessionWithUser } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ANA = 'ana';

describe('sessions', () => {
  const repository = {
    open: vi.fn<SessionsRepository['open']>(),
    findLive: vi.fn<SessionsRepository['findLive']>(),
    isLive: vi.fn<SessionsRepository['isLive']>(),
    findAllOf: vi.fn<SessionsRepository['findAllOf']>(),
    findAccountsInUse: vi.fn<SessionsRepository['findAccountsInUse']>(),
    touch: vi.fn<SessionsRepository['touch']>(),
    end: vi.fn<SessionsRepository['end']>(),
    endOne: vi.fn<SessionsRepository['endOne']>(),
    endOthers: vi.fn<SessionsRepository['endOthers']>(),
    endThoseBefore: vi.fn<SessionsRepository['endThoseBefore']>(),
    endAllOf: vi.fn<SessionsRepository['endAllOf']>(),
    onEnded: vi.fn<SessionsRepository['onEnded']>(),
    findUidOf: vi.fn<SessionsRepository['findUidOf']>(),
    move: vi.fn<SessionsRepository['move']>(),
  };
  const subscribe = vi.fn<UserChangesService['subscribe']>();
  const announce = vi.fn<UserChangesService['announce']>();
  const endSignIns = vi.fn<Identity['endSignIns']>();
  const env = testEnv({ SESSION_IDLE_DAYS: '5', SESSION_ABSOLUTE_DAYS: '14' });
  let clock: FakeClock;
  let service: SessionsService;

  beforeEach(async () => {
    vi.resetAllMocks();
    vi.useFakeTimers();
    clock = new FakeClock();
    repository.isLive.mockResolvedValue(true);
    repository.findAllOf.mockResolvedValue([]);
    service = new SessionsService(
      repository as unknown as SessionsRepository,
      { announce, subscribe } as unknown as UserChangesService,
      { endSignIns } as unknown as Identity,
      new SessionTimes(clock, env),
    );
    await service.onModuleInit();
  });
  afterEach(() => vi.useRealTimers());

  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  const inFuture = (ms: number): Date => ago(-ms);
  /** A session of Ana's as it is stored, last used a moment ago. */
  const stored = (session: Partial<SessionWithUser['session']> = {}): SessionWithUser =>
    ({
      session: {
        id: 'here',
        userId: ANA,
        signedInAt: ago(0),
        timeZone: null,
        createdAt: ago(0),
        lastUsedAt: ago(0),
        expiresAt: inFuture(DAY),
        ...session,
      },
      user: { id: ANA, uid: ANA, role: 'user' },
    }) as SessionWithUser;
  const start = { userId: ANA, signedInAt: new Date(), device: 'Firefox', timeZone: null };
  /** Finds the session, so that it is remembered. */
  const use = async (session: SessionWithUser, token = newToken()): Promise<string> => {
    repository.findLive.mockResolvedValueOnce(session);
    await service.find(token);
    return token;
  };

  describe('that are looked for', () => {
    it('are found by the hash of the token, once for a while', async () => {
      const token = await use(stored());
      await expect(service.find(token)).resolves.toMatchObject({ id: ANA, sessionId: 'here' });
      expect(repository.findLive).toHaveBeenCalledTimes(1);
      expect(repository.findLive).toHaveBeenCalledWith(hashOfToken(token), clock.now());
    });

    it('are nobody’s without a token or with one that is none', async () => {
      await expect(service.find(undefined)).resolves.toBeUndefined();
      await expect(service.find('none')).resolves.toBeUndefined();
      expect(repository.findLive).not.toHaveBeenCalled();
    });

    it('are nobody’s when there is none, and are looked for again', async () => {
      const token = newToken();
      repository.findLive.mockResolvedValue(undefined);
      await expect(service.find(token)).resolves.toBeUndefined();
      await service.find(token);
      expect(repository.findLive).toHaveBeenCalledTimes(2);
    });

    it('end on time, though they are still remembered', async () => {
      const token = await use(stored({ expiresAt: inFuture(20_000) }));
      clock.advance({ seconds: 19 });
      await expect(service.find(token)).resolves.toMatchObject({ id: ANA });
      clock.advance({ seconds: 1 });
      await expect(service.find(token)).resolves.toBeUndefined();
      expect(repository.findLive).toHaveBeenCalledTimes(1);
    });

    it('live on with their use, which is noted every five minutes', async () => {
      await use(stored({ lastUsedAt: ago(5 * MINUTE - 1) }));
      expect(repository.touch).not.toHaveBeenCalled();
      const found = stored({ lastUsedAt: ago(5 * MINUTE), expiresAt: inFuture(10) });
      const token = await use(found);
      expect(repository.touch).toHaveBeenCalledWith(found.session, clock.now(), inFuture(5 * DAY));
      clock.advance({ seconds: 10 });
      await expect(service.find(token)).resolves.toMatchObject({ id: ANA });
    });

    it('live no longer than the absolute limit, however they are used', async () => {
      const found = stored({ createdAt: ago(12 * DAY), lastUsedAt: ago(DAY) });
      await use(found);
      expect(repository.touch).toHaveBeenCalledWith(found.session, clock.now(), inFuture(2 * DAY));
    });

    it('are nobody’s where their use cannot be noted', async () => {
      repository.findLive.mockResolvedValue(stored({ lastUsedAt: ago(DAY) }));
      repository.touch.mockRejectedValue(new Error('down'));
      await expect(service.find(newToken())).rejects.toThrow('down');
    });

    it('E5: are served where their use cannot be noted for want of room, which is told once', async () => {
      const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
      repository.findLive.mockResolvedValue(stored({ lastUsedAt: ago(DAY), expiresAt: inFuture(60_000) }));
      repository.touch.mockRejectedValue(new StorageFull(new Error('no space left')));
      const token = newToken();
      await expect(service.find(token)).resolves.toMatchObject({ id: ANA });
      await expect(service.find(newToken())).resolves.toMatchObject({ id: ANA });
      expect(warn).toHaveBeenCalledTimes(1);
      // What was not noted does not count.
      clock.advance({ seconds: 60 });
      repository.findLive.mockResolvedValue(undefined);
      await expect(service.find(token)).resolves.toBeUndefined();

      repository.findLive.mockResolvedValue(stored({ lastUsedAt: ago(DAY) }));
      repository.touch.mockResolvedValueOnce();
      await service.find(newToken());
      await service.find(newToken());
      expect(warn).toHaveBeenCalledTimes(2);
    });

    it('are found by the cookie of a request, and watched as long as is wanted', async () => {
      const read = vi.fn<SessionCookie['read']>().mockReturnValue(newToken());
      const authenticator = new SessionAuthenticator({ read } as unknown as SessionCookie, service);
      repository.findLive.mockResolvedValue(stored());
      const request = { headers: {} } as Request;
      const user = await authenticator.authenticate(request);
      expect(user).toMatchObject({ id: ANA });
      expect(read).toHaveBeenCalledWith(request);

      const [onEnd, unwanted] = [vi.fn(), vi.fn()];
      authenticator.watch(user!, onEnd);
      authenticator.watch(user!, unwanted)();
      repository.end.mockResolvedValue(['here']);
      await service.end(newToken());
      expect(onEnd).toHaveBeenCalledTimes(1);
      expect(unwanted).not.toHaveBeenCalled();
    });
  });

  describe('that are opened', () => {
    it('need a sign-in within the absolute limit, and no later than clocks may differ', () => {
      expect(service.mayOpenFor(ago(14 * DAY))).toBe(true);
      expect(service.mayOpenFor(ago(14 * DAY + 1))).toBe(false);
      expect(service.mayOpenFor(inFuture(5 * MINUTE))).toBe(true);
      expect(service.mayOpenFor(inFuture(5 * MINUTE + 1))).toBe(false);
    });

    it('get a token of which only the hash is stored, and the nearer of both limits', async () => {
      repository.open.mockResolvedValue([]);
      const token = await service.open(start);
      const now = clock.now();
      expect(repository.open).toHaveBeenCalledWith(
        expect.objectContaining({
          ...start,
          tokenHash: hashOfToken(token),
          createdAt: now,
          lastUsedAt: now,
          expiresAt: inFuture(5 * DAY),
        }),
        { former: undefined, oldestSignIn: ago(14 * DAY) },
      );
    });

    it('take the place of the browser’s former one, which is forgotten at once', async () => {
      const former = await use(stored());
      const onEnd = vi.fn();
      service.watch(aSessionUser({ id: ANA, sessionId: 'here' }), onEnd);
      repository.open.mockResolvedValue(['here']);
      await service.open(start, { token: former });
      expect(repository.open).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ former: hashOfToken(former) }),
      );
      repository.findLive.mockResolvedValue(undefined);
      await expect(service.find(former)).resolves.toBeUndefined();
      // The browser goes on with the new one: nothing has ended for it.
      expect(onEnd).not.toHaveBeenCalled();
    });

    it('are one and the same for one attempt, of which the last token counts', async () => {
      repository.open.mockResolvedValue([]);
      await service.open(start, { attemptId: 'one' });
      const { id } = repository.open.mock.lastCall![0];
      const first = await use(stored({ id }));
      await service.open(start, { attemptId: 'one' });
      expect(repository.open.mock.lastCall![0].id).toBe(id);
      repository.findLive.mockResolvedValue(undefined);
      await expect(service.find(first)).resolves.toBeUndefined();
    });

    it('are none where the sign-in was ended', async () => {
      repository.open.mockResolvedValue(undefined);
      await expect(service.open(start)).rejects.toThrow(SignInEnded);
    });
  });

  describe('that end', () => {
    const me = aSessionUser({ id: ANA, sessionId: 'mine' });

    it.each<[string, keyof typeof repository, () => Promise<unknown>]>([
      ['by their token', 'end', () => service.end(newToken())],
      ['one at a time', 'endOne', () => service.endOne(me, 'here')],
      ['with all others', 'endOthers', () => service.endOthers(me)],
      ['for an older sign-in', 'endThoseBefore', () => service.endThoseBefore(ANA, new Date())],
      ['with all of a user', 'endAllOf', () => service.endAllOf(ANA)],
    ])('%s open nothing from then on, and are told to who watches', async (_, method, end) => {
      const token = await use(stored());
      const other = await use(stored({ id: 'there' }));
      const onEnd = vi.fn();
      service.watch(aSessionUser({ id: ANA, sessionId: 'here' }), onEnd);
      repository[method].mockResolvedValue(['here'] as never);
      await end();
      repository.findLive.mockResolvedValue(undefined);
      await expect(service.find(token)).resolves.toBeUndefined();
      await expect(service.find(other)).resolves.toMatchObject({ sessionId: 'there' });
      expect(onEnd).toHaveBeenCalledTimes(1);
    });

    it('are counted', async () => {
      repository.endOthers.mockResolvedValue(['a', 'b']);
      repository.endThoseBefore.mockResolvedValue(['a']);
      repository.endAllOf.mockResolvedValue([]);
      await expect(service.endOthers(me)).resolves.toBe(2);
      await expect(service.endThoseBefore(ANA, new Date())).resolves.toBe(1);
      await expect(service.endAllOf(ANA, 'admin')).resolves.toBe(0);
    });

    it('move alone, and are told to every process before it is answered', async () => {
      const done: string[] = [];
      const later = (what: string, turns: number) => async (): Promise<void> => {
        // What is not waited for comes behind what is.
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        done.push(what);
      };
      repository.move.mockImplementation(later('moved', 20));
      announce.mockImplementation(later('told', 10));
      await service.move(me, 'Asia/Tokyo');
      expect(done).toEqual(['moved', 'told']);
      expect(repository.move).toHaveBeenCalledWith(ANA, 'mine', 'Asia/Tokyo');
      expect(announce).toHaveBeenCalledWith(ANA);
    });

    it('S7: are the caller’s own', async () => {
      const ender = { userId: ANA, sessionId: 'mine', signedInAt: me.signedInAt };
      repository.endOne.mockResolvedValue([]);
      repository.endOthers.mockResolvedValue([]);
      repository.endAllOf.mockResolvedValue([]);
      await expect(service.endOne(me, 'theirs')).rejects.toThrow(SessionNotFound);
      expect(repository.endOne).toHaveBeenCalledWith(ender, 'theirs');
      await service.endOthers(me);
      expect(repository.endOthers).toHaveBeenCalledWith(ender);
      await service.endAllOf(ANA, 'admin');
      expect(repository.endAllOf).toHaveBeenCalledWith(ANA, 'admin');
    });

    it('S7: are renewed no more by a provider that can end them, which is waited for', async () => {
      const there = stored({ id: 'there', signedInAt: ago(DAY) }).session;
      repository.findAllOf.mockResolvedValue([stored().session, there]);
      repository.endOne.mockResolvedValue(['there']);
      repository.endOthers.mockResolvedValue([]);
      repository.endAllOf.mockResolvedValue([]);
      repository.findUidOf.mockResolvedValue('uid-of-ana');
      await service.endOne(me, 'there');
      expect(endSignIns).toHaveBeenLastCalledWith(me.uid, { only: [there.signedInAt] });
      await service.endOthers(me);
      expect(endSignIns).toHaveBeenLastCalledWith(me.uid, { but: me.signedInAt });
      await service.endAllOf(ANA);
      expect(endSignIns).toHaveBeenLastCalledWith('uid-of-ana', {});

      endSignIns.mockRejectedValue(new Error('away'));
      await expect(service.endOne(me, 'there')).rejects.toThrow('away');
      await expect(service.endOthers(me)).rejects.toThrow('away');
      await expect(service.endAllOf(ANA)).rejects.toThrow('away');
      // Nobody is there to be asked about.
      repository.findUidOf.mockResolvedValue(undefined);
      await expect(service.endAllOf(ANA)).resolves.toBe(0);
    });

    it('by signing out end their sign-in, unless it is of this very second', async () => {
      repository.end.mockResolvedValue(['here']);
      const token = newToken();
      await service.end(token);
      expect(repository.end).toHaveBeenCalledWith(hashOfToken(token), ago(1_000));
    });

    it('are not looked for by what is no token', async () => {
      await service.end(undefined);
      await service.end('none');
      expect(repository.end).not.toHaveBeenCalled();
    });

    it('in another process are forgotten in this one', async () => {
      const token = await use(stored());
      const [onEnded] = repository.onEnded.mock.lastCall!;
      onEnded('here', undefined);
      repository.findLive.mockResolvedValue(undefined);
      await expect(service.find(token)).resolves.toBeUndefined();
    });

    it('in another process with a successor go on for who watches', () => {
      const onEnd = vi.fn();
      service.watch(aSessionUser({ id: ANA, sessionId: 'here' }), onEnd);
      const [onEnded] = repository.onEnded.mock.lastCall!;
      onEnded('here', 'next');
      expect(onEnd).not.toHaveBeenCalled();
      onEnded('next');
      expect(onEnd).toHaveBeenCalledTimes(1);
    });

    it('with their user are looked at again, whoever watches them', async () => {
      const [changed] = subscribe.mock.lastCall!;
      const token = await use(stored());
      const onEnd = vi.fn();
      service.watch(aSessionUser({ id: ANA, sessionId: 'here' }), onEnd);
      changed('bo');
      await service.find(token);
      expect(repository.findLive).toHaveBeenCalledTimes(1);

      repository.isLive.mockResolvedValue(false);
      changed(ANA);
      repository.findLive.mockResolvedValue(undefined);
      await expect(service.find(token)).resolves.toBeUndefined();
      await vi.advanceTimersByTimeAsync(0);
      expect(onEnd).toHaveBeenCalledTimes(1);
      expect(repository.isLive).toHaveBeenLastCalledWith('here', clock.now());
    });
  });

  it('are not served before their endings are heard of', async () => {
    repository.onEnded.mockRejectedValue(new Error('down'));
    await expect(service.onModuleInit()).rejects.toThrow('down');
  });

  it('are listed up to a hundred, with the one that asks marked', async () => {
    repository.findAllOf.mockResolvedValue([stored().session, stored({ id: 'mine' }).session]);
    const listed = await service.list(aSessionUser({ id: ANA, sessionId: 'mine' }));
    expect(listed.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      ['here', false],
      ['mine', true],
    ]);
    expect(repository.findAllOf).toHaveBeenCalledWith(ANA, clock.now(), 100);
  });

  it('name the accounts in use page by page, until one is not full', async () => {
    const page = (from: number, size: number): AccountInUse[] =>
      Array.from({ length: size }, (_, i) => ({ userId: `u${from + i}` }) as AccountInUse);
    repository.findAccountsInUse.mockResolvedValueOnce(page(0, 100)).mockResolvedValueOnce(page(100, 7));
    const pages: number[] = [];
    for await (const accounts of service.accountsInUse()) pages.push(accounts.length);
    expect(pages).toEqual([100, 7]);
    expect(repository.findAccountsInUse.mock.calls).toEqual([
      [clock.now(), 100, undefined],
      [clock.now(), 100, 'u99'],
    ]);
  });
});
