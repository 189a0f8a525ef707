import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';
import { describe, expect, it } from 'vitest';
import { signUpInOneSecond } from './auth-emulator.js';

describe('a sign-up over the turn of a second', () => {
  it('leaves the first token valid', () => {
    const state = new AgentProjectState('demo-twyn');
    signUpInOneSecond(state);

    const user = state.createUserWithLocalId('ada', { lastLoginAt: '12999', validSince: '13' });
    expect(user).toMatchObject({ lastLoginAt: '12999', validSince: '12' });
  });

  it.each([
    ['an account whose tokens were revoked before', { lastLoginAt: '15000', validSince: '13' }],
    ['an account that an administrator makes', { validSince: '13' }],
    ['an account without a password', { lastLoginAt: '12999' }],
  ])('leaves %s as it is', (_who, fields) => {
    const state = new AgentProjectState('demo-twyn');
    signUpInOneSecond(state);

    expect(state.createUserWithLocalId('ada', fields)).toMatchObject(fields);
  });
});
