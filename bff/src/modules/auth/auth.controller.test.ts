import { type NestExpressApplication } from '@nestjs/platform-express';
import { ENV } from '../../config/env.js';
import { startControllers } from '../../testing/app.js';
import { testEnv } from '../../testing/env.js';
import { browser } from '../../testing/requests.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { SessionCookie } from '../../common/auth/session-cookie.js';
import { SessionsService } from './sessions.service.js';

const user = {
  id: '00000000-0000-4000-8000-000000000001',
  uid: 'ana',
  email: null,
  emailVerified: false,
  displayName: 'User',
  photoURL: null,
  role: 'user',
  customClaims: { admin: false },
  createdAt: '2026-03-01T08:00:00.000Z',
};

describe('AuthController behind HTTPS', () => {
  const auth = {
    exchange: vi.fn(() => Promise.resolve({ user, token: 't'.repeat(43), refreshIdToken: true })),
  };
  const sessions = { end: vi.fn(() => Promise.resolve()) };
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({
      controllers: [AuthController],
      providers: [
        SessionCookie,
        { provide: ENV, useValue: testEnv({ PUBLIC_URL: 'https://twyn.example' }) },
        { provide: AuthService, useValue: auth },
        { provide: SessionsService, useValue: sessions },
      ],
    });
  });
  afterAll(() => app.close());

  const exchange = (): ReturnType<ReturnType<typeof browser>['post']> =>
    browser(app).post('/api/auth/firebase').send({ idToken: 'token' });

  it('S1: hands out a cookie that only this host, over HTTPS, can have set', async () => {
    const { headers } = await exchange().expect(200);
    expect(headers['set-cookie']?.[0]).toMatch(
      /^__Host-session=t{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers['set-cookie']?.[0]).not.toMatch(/Domain/i);
  });

  it('passes on the device and the session that this one replaces', async () => {
    await exchange().set({ Cookie: 'other=1; __Host-session=former', 'User-Agent': 'curl' }).expect(200);
    expect(auth.exchange).toHaveBeenLastCalledWith({
      idToken: 'token',
      device: 'Unknown browser',
      timeZone: null,
      former: { token: 'former', attemptId: undefined },
    });
  });

  it('ends the session that the cookie names, and only that name counts', async () => {
    await browser(app).post('/api/auth/logout').set('Cookie', 'session=x; __Host-session=mine').expect(204);
    expect(sessions.end).toHaveBeenLastCalledWith('mine');
  });

  it('rations exchanges by address', async () => {
    const answers = await Promise.all(Array.from({ length: 62 }, exchange));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('too_many_requests');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
