import { type ExecutionContext, type Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { FakeClock } from '../../testing/fake-clock.js';
import { aSessionUser } from '../../testing/session-user.js';
import { AccessGuard } from './access.guard.js';
import { type AccessJournal } from './access-journal.js';
import { NotAllowed, ReauthRequired, SignedOut } from './auth.errors.js';
import { type Authenticator } from './authenticator.js';
import { Public } from './public.decorator.js';
import { NeedsRecentSignIn } from './recent-sign-in.decorator.js';
import { RequirePermission } from './require-permission.decorator.js';
import { type SessionUser } from './session-user.js';

class Routes {
  @Public()
  open(): void {}

  @RequirePermission('memory:read')
  read(): void {}

  @RequirePermission('memory:write')
  @NeedsRecentSignIn()
  erase(): void {}

  unnamed(): void {}
}

@RequirePermission('users:administer')
class AdminRoutes {
  list(): void {}

  @Public()
  greet(): void {}
}

describe('access to a route', () => {
  const clock = new FakeClock();
  const authenticate = vi.fn<Authenticator['authenticate']>();
  const note = vi.fn<AccessJournal['note']>();
  let guard: AccessGuard;
  let request: object;

  beforeEach(() => {
    guard = new AccessGuard(new Reflector(), { authenticate, watch: vi.fn() }, clock, { note });
    authenticate.mockReset();
    note.mockReset();
    request = {};
  });

  const enter = (controller: Type, name: string): Promise<boolean> =>
    guard.canActivate({
      getClass: () => controller,
      getHandler: () => (controller.prototype as Record<string, () => void>)[name]!,
      switchToHttp: () => ({ getRequest: () => request }),
    } as unknown as ExecutionContext);

  const signedInAgo = (ms: number): Date => new Date(clock.now().getTime() - ms);

  it('that names no access is given to nobody, whatever they may do', async () => {
    authenticate.mockResolvedValue(aSessionUser({ role: 'admin', signedInAt: clock.now() }));
    await expect(enter(Routes, 'unnamed')).rejects.toThrow(NotAllowed);
    authenticate.mockResolvedValue(undefined);
    await expect(enter(Routes, 'unnamed')).rejects.toThrow(SignedOut);
  });

  it('that is public asks nobody who they are', async () => {
    await expect(enter(Routes, 'open')).resolves.toBe(true);
    await expect(enter(AdminRoutes, 'greet')).resolves.toBe(true);
    expect(authenticate).not.toHaveBeenCalled();
  });

  it('is given to who holds its permission, whom the route then knows', async () => {
    const user = aSessionUser({ permissions: new Set(['memory:read']) });
    authenticate.mockResolvedValue(user);
    await expect(enter(Routes, 'read')).resolves.toBe(true);
    expect(request).toEqual({ user });
    await expect(enter(AdminRoutes, 'list')).rejects.toThrow(NotAllowed);
    await expect(enter(Routes, 'erase')).rejects.toThrow(NotAllowed);
  });

  it('of an administrator is noted with who it was, and nobody else’s', async () => {
    authenticate.mockResolvedValue(aSessionUser({ id: 'ada', role: 'admin', signedInAt: clock.now() }));
    await enter(AdminRoutes, 'list');
    expect(note.mock.calls).toEqual([['administered: list', 'ada']]);
    authenticate.mockResolvedValue(aSessionUser({ permissions: new Set(['memory:read']) }));
    await enter(Routes, 'read');
    await expect(enter(AdminRoutes, 'list')).rejects.toThrow(NotAllowed);
    expect(note).toHaveBeenCalledOnce();
  });

  it('is refused to who is signed out', async () => {
    authenticate.mockResolvedValue(undefined);
    await expect(enter(Routes, 'read')).rejects.toThrow(SignedOut);
    expect(request).toEqual({});
  });

  it('for what cannot be undone asks for a sign-in of the last five minutes, and for nothing else', async () => {
    const user = (ms: number): SessionUser => aSessionUser({ signedInAt: signedInAgo(ms) });
    authenticate.mockResolvedValue(user(5 * 60_000));
    await expect(enter(Routes, 'erase')).resolves.toBe(true);
    authenticate.mockResolvedValue(user(5 * 60_000 + 1));
    await expect(enter(Routes, 'erase')).rejects.toThrow(ReauthRequired);
    await expect(enter(Routes, 'read')).resolves.toBe(true);
  });

  it('is the same for everybody who comes later', async () => {
    authenticate.mockResolvedValue(aSessionUser());
    await expect(enter(Routes, 'read')).resolves.toBe(true);
    authenticate.mockResolvedValue(aSessionUser({ permissions: new Set() }));
    await expect(enter(Routes, 'read')).rejects.toThrow(NotAllowed);
    await expect(enter(Routes, 'open')).resolves.toBe(true);
  });
});
