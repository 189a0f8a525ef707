import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { authStarted } from '../../features/auth';
import { makeUser } from '../../testing/factories/user';
import { server } from '../../testing/msw/server';
import { renderWithProviders } from '../../testing/render';
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
