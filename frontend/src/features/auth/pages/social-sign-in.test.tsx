import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { useRoutes } from 'react-router-dom';
import type { PublicConfig } from '../../../shared/config/api/config.api';
import { makeConfig } from '../../../testing/factories/config';
import { fakeIdentity } from '../../../testing/fake-identity';
import { server } from '../../../testing/msw/server';
import { type Rendered, renderWithProviders } from '../../../testing/render';
import { authRoutes } from '../routes';

const Pages = () => useRoutes(authRoutes);

function open(at: string, config: Partial<PublicConfig> = {}): Rendered {
  server.use(http.get('/api/config', () => HttpResponse.json(makeConfig(config))));
  return renderWithProviders(<Pages />, { at });
}

test.each(['/login', '/signup'])('%s offers every service this twin is set up for', async (at) => {
  const view = open(at);
  for (const name of ['Google', 'GitHub', 'Facebook', 'X']) {
    expect(await screen.findByRole('button', { name: `Continue with ${name}` })).toBeVisible();
  }
  await view.user.click(screen.getByRole('button', { name: 'Continue with GitHub' }));
  expect(fakeIdentity.calls).toEqual([['signInWith', 'github.com']]);
});

test('offers none where none is set up', async () => {
  open('/login', { providers: [] });
  expect(await screen.findByText(/checked on your own server/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Continue with/ })).not.toBeInTheDocument();
});

test('locks nothing while the window is open, and forgets one that another took the place of', async () => {
  fakeIdentity.nextRefusal = 'auth/cancelled-popup-request';
  const view = open('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByText(/Continue in the window of Google/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test.each([
  ['auth/popup-closed-by-user', /closed before it was done/],
  ['auth/account-exists-with-different-credential', /another sign-in method\. Sign in that way/],
])('explains %s', async (code, text) => {
  fakeIdentity.nextRefusal = code;
  const view = open('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Continue with X' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('explains that sign-up is closed', async () => {
  open('/signup', { signUp: 'closed' });
  expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create account' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in instead' })).toHaveAttribute('href', '/login');
});

test('does not lead to a sign-up that is closed', async () => {
  open('/login', { signUp: 'closed' });
  expect(await screen.findByText('This twin takes no new accounts.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
});

test('asks for a link to a new password, and never tells whether the account exists', async () => {
  const view = open('/login?next=%2Fmemory');
  await view.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await waitFor(() => expect(view.address()).toBe('/forgot-password?next=%2Fmemory'));
  await view.user.type(await screen.findByLabelText('Email'), ' mara@example.org {Enter}');
  expect(await screen.findByText(/^If mara@example\.org has an account here/)).toBeVisible();
  expect(screen.getByText(/doesn’t send email\. Ask your administrator/)).toBeVisible();
  expect(fakeIdentity.calls).toEqual([['sendPasswordReset', 'mara@example.org']]);
});
