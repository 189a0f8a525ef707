import { screen, waitFor } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import type { CurrentUser } from '../features/auth';
import { makeIdentityUser } from '../testing/fake-identity';
import { type Rendered, renderWithProviders } from '../testing/render';
import { AdminRoute } from './guards';

const Routes = () =>
  useRoutes([
    { Component: AdminRoute, children: [{ path: '/admin', element: <h1>Administration</h1> }] },
    { path: '/dashboard', element: <h1>Today</h1> },
  ]);

function visit(changes: Partial<CurrentUser>, isOpeningSession = false): Rendered {
  const user: CurrentUser = { ...makeIdentityUser(), role: 'user', firebaseOnly: false, ...changes };
  const auth = { user, isOpeningSession, sessionProblem: null, error: null, hasLeft: false };
  return renderWithProviders(<Routes />, { at: '/admin', state: { auth: { ...auth, status: 'signedIn' } } });
}

test('an administrator sees the administration', () => {
  visit({ role: 'admin' });
  expect(screen.getByRole('heading', { name: 'Administration' })).toBeVisible();
});

test.each<Partial<CurrentUser>>([{ role: 'user' }, { role: 'user', firebaseOnly: true }])(
  'everybody else is led to the dashboard: %o',
  async (changes) => {
    const view = visit(changes);
    await waitFor(() => expect(view.address()).toBe('/dashboard'));
  },
);

test('nobody is sent away before the server has said who they are', () => {
  const view = visit({}, true);
  expect(view.address()).toBe('/admin');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
