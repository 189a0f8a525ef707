import { loginPathFor, nextPath } from './next-path';

test('leads back to the page asked for, with its query and fragment', () => {
  const login = loginPathFor({ pathname: '/memory', search: '?kind=fact&tag=a', hash: '#m1' });
  expect(nextPath(new URL(login, location.origin).search)).toBe('/memory?kind=fact&tag=a#m1');
});

test.each(['', '?next=', '?next=%2F', '?next=%2Flogin', '?next=%2Fsignup%3Fa'])(
  'leads to the dashboard when there is no page to go back to: %s',
  (search) => expect(nextPath(search)).toBe('/dashboard'),
);

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://['])(
  'never leads to another site: %s',
  (address) => expect(nextPath(`?next=${encodeURIComponent(address)}`)).toBe('/dashboard'),
);

test.each([
  '/.//x',
  '/%2e//x',
  `${location.origin}//x`,
  '/a/..//x',
  '/memory//x',
  '/memory/..//evil.example',
])('never leads to what names another site when it is resolved again: %s', (address) =>
  expect(nextPath(`?next=${encodeURIComponent(address)}`)).toBe('/dashboard'),
);

test('leads to a screen below another', () => {
  expect(nextPath('?next=/ai-chat/0d9f')).toBe('/ai-chat/0d9f');
});
