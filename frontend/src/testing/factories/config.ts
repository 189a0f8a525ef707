import type { PublicConfig } from '../../shared/config/api/config.api';

export function makeConfig(overrides: Partial<PublicConfig> = {}): PublicConfig {
  return {
    identity: 'local',
    firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-twyn', appId: 'demo' },
    signUp: 'open',
    providers: ['google.com', 'github.com', 'facebook.com', 'twitter.com'],
    mail: false,
    phone: true,
    voice: { transcription: false, speech: false },
    version: '1.0.2',
    ...overrides,
  };
}
