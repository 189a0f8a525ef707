import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readSecurityHeaders } from '../frontend/build/security-headers.ts';
import { root } from './lib/root.mjs';

const inNginx = readFileSync(path.join(root, 'nginx/snippets/headers.conf'), 'utf8');
const names = [...inNginx.matchAll(/^add_header (\S+)/gm)].map(([, name]) => name);
const local = {
  identity: 'local',
  publicUrl: 'http://localhost:8080',
  firebaseAuthDomain: '',
  phone: false,
};
const live = {
  identity: 'firebase',
  publicUrl: 'https://twyn.example',
  firebaseAuthDomain: 'twyn.firebaseapp.com',
  phone: false,
};

test('H1, H3: the embedded front door sends every header that Nginx sends', () => {
  assert.deepEqual(Object.keys(readSecurityHeaders(live)), names);
});

test('a plain local address is not bound to https', () => {
  const expected = names.filter((name) => name !== 'Strict-Transport-Security');
  assert.deepEqual(Object.keys(readSecurityHeaders(local)), expected);
});

test('Google is allowed only where a Firebase project is used', () => {
  const policy = (settings) => readSecurityHeaders(settings)['Content-Security-Policy'];
  assert.doesNotMatch(policy(local), /https:/);
  assert.match(policy(live), /connect-src 'self' https:\/\/identitytoolkit\.googleapis\.com/);
  assert.match(policy(live), /frame-src https:\/\/twyn\.firebaseapp\.com;/);
  assert.doesNotMatch(policy(live), /recaptcha|\$/);
  assert.match(
    policy({ ...live, phone: true }),
    /script-src [^;]* https:\/\/www\.gstatic\.com\/recaptcha\/;/,
  );
  assert.match(
    policy({ ...live, phone: true }),
    /frame-src [^;]* https:\/\/recaptcha\.google\.com\/recaptcha\/;/,
  );
});

test('our own pages alone may listen to the microphone', () => {
  assert.match(readSecurityHeaders(local)['Permissions-Policy'], /microphone=\(self\)/);
});

test('H1: no policy lets an inline script run', () => {
  for (const settings of [local, live]) {
    assert.doesNotMatch(readSecurityHeaders(settings)['Content-Security-Policy'], /unsafe-/);
  }
});
