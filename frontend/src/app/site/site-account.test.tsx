import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { ReactElement } from 'react';
import type { AuthUser } from '../../shared/users/api/users.api';
import { authStarted } from '../../features/auth';
import { makeUser } from '../../testing/factories/user';
import { server } from '../../testing/msw/server';
import { type Rendered, renderWithProviders } from '../../testing/render';
import { HeaderAccount, MenuAccount } from './site-account';

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { href: location.href, origin: location.origin, pathname: '/', reload });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['bar', <HeaderAccount key="bar" />, 'menuitem'],
  ['phone’s menu', <MenuAccount key="menu" />, 'button'],
])('whoever signs out in the %s stays on the page, which is loaded anew', async (_name, account, role) => {
  localStorage.setItem('twyn.signed-in', '1');
  let isSessionOpen = true;
  server.use(
    http.get('/api/me', () => HttpResponse.json(makeUser())),
    http.post('/api/auth/logout', () => {
      isSessionOpen = false;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, store } = renderWithProviders(account, { at: '/' });
  store.dispatch(authStarted());
  if (role === 'menuitem') await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole(role, { name: 'Logout' }));

  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(isSessionOpen).toBe(false);
  expect(store.getState().auth.status).toBe('signedOut');
});

test.each([
  ['user' as const, ['Dashboard', 'Settings', 'Logout']],
  ['admin' as const, ['Dashboard', 'Settings', 'Admin Panel', 'Logout']],
])('the bar leads a %s to their own pages', async (role, places) => {
  const view = comeBack(<HeaderAccount />, makeUser({ role, displayName: 'Mara' }));
  await view.user.click(await screen.findByRole('button', { name: 'Account of Mara' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Mara/),
    ...places,
  ]);
});

test('the phone’s menu leads whoever is signed in to the dashboard, and not to the way in', async () => {
  comeBack(<MenuAccount />, makeUser());
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument();
});

test('a guest may begin or come in', async () => {
  const { store } = renderWithProviders(
    <>
      <HeaderAccount />
      <MenuAccount />
    </>,
  );
  store.dispatch(authStarted());
  expect(await screen.findByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
    'href',
    '/signup?trial=true&from=%2F',
  );
  for (const link of screen.getAllByRole('link', { name: 'Get Started' }))
    expect(link).toHaveAttribute('href', '/login');
  expect(screen.getAllByRole('link', { name: 'Get Started' })).toHaveLength(2);
});

function comeBack(account: ReactElement, user: AuthUser): Rendered {
  localStorage.setItem('twyn.signed-in', '1');
  server.use(http.get('/api/me', () => HttpResponse.json(user)));
  const view = renderWithProviders(account, { at: '/' });
  view.store.dispatch(authStarted());
  return view;
}
