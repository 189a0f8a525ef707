import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';
import { describe, expect, it } from 'vitest';
import { renewAsSignedIn, signUpInOneSecond } from './auth-emulator.js';

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

describe('a refresh token', () => {
  /** What the emulator does to renew one, and with whom it makes the next tokens. */
  const renew = (state: AgentProjectState, token: string): { user: unknown; next: string } => {
    const { user: known, extraClaims } = state.validateRefreshToken(token);
    const user = state.updateUserByLocalId(known.localId, { lastRefreshAt: '2026-11-23T10:00:00Z' });
    return { user, next: state.createRefreshTokenFor(user, 'password', { extraClaims }) };
  };

  it('keeps the sign-in of its device, though the account signs in elsewhere', () => {
    const state = new AgentProjectState('demo-twyn');
    renewAsSignedIn(state);
    const ada = state.createUserWithLocalId('ada', { lastLoginAt: '12999' });
    const phone = state.createRefreshTokenFor(ada!, 'password', { extraClaims: { plan: 'family' } });
    const laptop = state.createRefreshTokenFor(
      state.updateUserByLocalId('ada', { lastLoginAt: '55000' }),
      'password',
    );

    const { user, next } = renew(state, phone);
    expect(user).toMatchObject({ lastLoginAt: '12999' });
    expect(renew(state, next).user).toMatchObject({ lastLoginAt: '12999' });
    expect(state.validateRefreshToken(next).extraClaims).toEqual({ plan: 'family' });
    expect(renew(state, laptop).user).toMatchObject({ lastLoginAt: '55000' });
    // The account itself says when somebody signed in last.
    expect(state.users.get('ada')).toMatchObject({ lastLoginAt: '55000' });
  });

  it('that is refused says nothing of the next sign-in', () => {
    const state = new AgentProjectState('demo-twyn');
    renewAsSignedIn(state);
    const ada = state.createUserWithLocalId('ada', { lastLoginAt: '12999' });
    state.validateRefreshToken(state.createRefreshTokenFor(ada!, 'password'));

    state.updateUserByLocalId('ada', { lastLoginAt: '55000' });
    const user = state.updateUserByLocalId('ada', { lastRefreshAt: '2026-11-23T10:00:00Z' });
    expect(user).toMatchObject({ lastLoginAt: '55000' });
  });

  it('of before that was kept is renewed all the same', () => {
    const state = new AgentProjectState('demo-twyn');
    const ada = state.createUserWithLocalId('ada', { lastLoginAt: '12999' });
    const old = state.createRefreshTokenFor(ada!, 'password');
    renewAsSignedIn(state);
    expect(renew(state, old).user).toMatchObject({ lastLoginAt: '12999' });
  });
});
