import type { Session } from '../../features/settings/api/sessions.api';

let made = 0;

export function makeSession(overrides: Partial<Session> = {}): Session {
  made += 1;
  const now = Date.now();
  return {
    id: `0199c2c0-0000-7000-8000-${String(made).padStart(12, '0')}`,
    device: 'Firefox on Linux',
    timeZone: 'Europe/Paris',
    createdAt: new Date(now - 86_400_000).toISOString(),
    lastUsedAt: new Date(now - 12 * 60_000).toISOString(),
    expiresAt: new Date(now + 86_400_000).toISOString(),
    isCurrent: false,
    ...overrides,
  };
}
