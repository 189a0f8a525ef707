import { TooManyRequests } from '../../common/http/request-errors.js';
import { InvalidIdToken } from '../../integrations/identity/identity.errors.js';
import { type Identity } from '../../integrations/identity/identity.js';
import { type UsersService } from '../users/users.service.js';
import { AuthService } from './auth.service.js';
import { type SessionsService } from './sessions.service.js';

const EXCHANGE = { idToken: 'proof', device: 'Firefox', timeZone: null, former: { token: 'former' } };

describe('an exchange of a proof for a session', () => {
  const verifyIdToken = vi.fn<Identity['verifyIdToken']>();
  const recordSignIn = vi.fn<UsersService['recordSignIn']>();
  const sessions = {
    mayOpenFor: vi.fn<SessionsService['mayOpenFor']>(),
    open: vi.fn<SessionsService['open']>(),
  };
  const signedInAt = new Date('2026-11-21T08:00:00Z');
  let service: AuthService;

  beforeEach(() => {
    vi.resetAllMocks();
    isProofOf('ana');
    sessions.mayOpenFor.mockReturnValue(true);
    sessions.open.mockResolvedValue('token');
    recordSignIn.mockResolvedValue({ id: 'a1' } as Awaited<ReturnType<UsersService['recordSignIn']>>);
    service = new AuthService(
      { verifyIdToken } as unknown as Identity,
      { recordSignIn } as unknown as UsersService,
      sessions as unknown as SessionsService,
    );
  });

  function isProofOf(uid: string): void {
    verifyIdToken.mockResolvedValue({ uid, signedInAt, isTokenStale: true } as Awaited<
      ReturnType<Identity['verifyIdToken']>
    >);
  }

  it('opens one for the user of the proof', async () => {
    await expect(service.exchange(EXCHANGE)).resolves.toEqual({
      user: { id: 'a1' },
      token: 'token',
      refreshIdToken: true,
    });
    expect(sessions.mayOpenFor).toHaveBeenCalledWith(signedInAt);
    expect(sessions.open).toHaveBeenCalledExactlyOnceWith(
      { userId: 'a1', signedInAt, device: 'Firefox', timeZone: null },
      { token: 'former' },
    );
  });

  it('is refused for a proof that is none, or too old', async () => {
    sessions.mayOpenFor.mockReturnValue(false);
    await expect(service.exchange(EXCHANGE)).rejects.toThrow(InvalidIdToken);
    verifyIdToken.mockRejectedValue(new InvalidIdToken());
    await expect(service.exchange(EXCHANGE)).rejects.toThrow(InvalidIdToken);
    expect(recordSignIn).not.toHaveBeenCalled();
  });

  it('is made thirty times a minute for one account, and leaves nothing of what is refused', async () => {
    for (let made = 0; made < 30; made += 1) await service.exchange(EXCHANGE);
    await expect(service.exchange(EXCHANGE)).rejects.toThrow(TooManyRequests);
    expect(recordSignIn).toHaveBeenCalledTimes(30);
    isProofOf('bo');
    await service.exchange(EXCHANGE);
  });
});
