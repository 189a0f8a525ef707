import { identityErrorMessage, identityErrorText } from './identity-error';
import { isSuperseded } from './identity-error-code';
import { IdentityUnavailableError } from './identity-unavailable-error';

const refusal = (code: string): Error => Object.assign(new Error(code), { code });

test.each([
  'wrong-password',
  'user-not-found',
  'email-already-in-use',
  'admin-restricted-operation',
  'invalid-credential',
  'too-many-requests',
  'popup-closed-by-user',
  'popup-blocked',
  'network-request-failed',
  'unauthorized-domain',
  'weak-password',
  'user-disabled',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'account-exists-with-different-credential',
  'invalid-phone-number',
  'invalid-verification-code',
  'code-expired',
])('has words and a next step for auth/%s', (code) => {
  const { message, next } = identityErrorMessage(refusal(`auth/${code}`));
  expect(message).not.toContain('auth/');
  expect(next).toMatch(/\.$/);
});

test('says the same of an unknown address, a wrong password and whatever the provider makes of the two', () => {
  const texts = ['auth/user-not-found', 'auth/wrong-password', 'auth/invalid-credential'].map((code) =>
    identityErrorText(refusal(code)),
  );
  expect(new Set(texts).size).toBe(1);
});

test('shows the code of what it does not know', () => {
  expect(identityErrorText(refusal('auth/quite-new'))).toBe('That didn’t work (auth/quite-new). Try again.');
  expect(identityErrorText('no error at all')).toBe('That didn’t work (unknown). Try again.');
});

test('tells no network from a service that is down', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(identityErrorText(refusal('auth/network-request-failed'))).toMatch(/^You’re offline/);
});

test('tells a library that did not load from a server that does not answer', () => {
  expect(identityErrorText(new IdentityUnavailableError('library', null))).toBe(
    'Firebase initialization failed. Please refresh the page.',
  );
  expect(identityErrorText(new IdentityUnavailableError('configuration', null))).toMatch(
    /^Can’t reach your twin/,
  );
});

test('knows a window that another one took the place of', () => {
  expect(isSuperseded(refusal('auth/cancelled-popup-request'))).toBe(true);
  expect(isSuperseded(refusal('auth/popup-closed-by-user'))).toBe(false);
});
