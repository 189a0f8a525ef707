import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import { makeUser } from '../../testing/factories/user';
import { server } from '../../testing/msw/server';
import { type Rendered, renderWithProviders } from '../../testing/render';
import type { CurrentUser } from '../../features/auth';
import { AppShell } from './app-shell';

function open(overrides: Partial<CurrentUser> = {}, isOpeningSession = false): Rendered {
  const user = { ...makeUser(), firebaseOnly: false, ...overrides };
  return renderWithProviders(
    <Routes>
      <Route Component={AppShell}>
        <Route path="*" element={<p>The page</p>} />
      </Route>
    </Routes>,
    {
      at: '/memory',
      state: {
        auth: {
          status: 'signedIn',
          user,
          isOpeningSession,
          sessionProblem: null,
          error: null,
          hasLeft: false,
        },
      },
    },
  );
}

const rail = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('names the places and marks the present one', () => {
  open();
  expect(
    rail()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '', // the mark, home
    'Today',
    'Ask',
    'Search',
    'Memory',
    'Home',
    'Reminders',
    'Voice',
    'Activity',
    'Settings',
  ]);
  expect(rail().getByRole('link', { name: 'Memory' })).toHaveAttribute('aria-current', 'page');
  expect(rail().getByRole('link', { name: 'Search' })).not.toHaveAttribute('aria-current');
});

test('the rail leads to the settings', async () => {
  const { user, address } = open();
  await user.click(rail().getByRole('link', { name: 'Settings' }));
  await waitFor(() => expect(address()).toBe('/settings/account'));
  expect(rail().getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
});

test('captures from anywhere', async () => {
  const { user } = open();
  await user.click(rail().getByRole('button', { name: 'Capture' }));
  expect(await screen.findByRole('dialog', { name: 'Tell your twin something' })).toBeVisible();
});

test('the phone’s drawer leads to every place and closes behind the visitor', async () => {
  const { user, address } = open();
  // Hidden here: jsdom has no phone's width.
  await user.click(screen.getByRole('button', { name: 'More', hidden: true }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Twyn' }));
  expect(drawer.getByText('mara@example.org')).toBeVisible();
  await user.click(drawer.getByRole('link', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/memory/semantic-search'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('switches the theme and remembers it', async () => {
  const { user } = open();
  expect(document.documentElement).toHaveClass('dark');
  await user.click(screen.getByRole('button', { name: 'Account of Mara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Use the light theme' }));
  expect(document.documentElement).not.toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('leads to the settings, and an administrator to the panel', async () => {
  const { user, address } = open({ role: 'admin' });
  await user.click(screen.getByRole('button', { name: 'Account of Mara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await waitFor(() => expect(address()).toBe('/settings/account'));
  await user.click(screen.getByRole('button', { name: 'Account of Mara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Admin Panel' }));
  await waitFor(() => expect(address()).toBe('/admin'));
});

test('the phone’s drawer leads an administrator to the panel', async () => {
  const { user, address } = open({ role: 'admin' });
  await user.click(screen.getByRole('button', { name: 'More', hidden: true }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Twyn' }));
  await user.click(drawer.getByRole('link', { name: 'Admin Panel' }));
  await waitFor(() => expect(address()).toBe('/admin'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('does not speak of the panel to others', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Account of Mara' }));
  expect(await screen.findByRole('menuitem', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Admin Panel' })).not.toBeInTheDocument();
});

test('signs out', async () => {
  const { user, store } = open();
  await user.click(screen.getByRole('button', { name: 'Account of Mara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await vi.waitFor(() => expect(store.getState().auth.status).toBe('signedOut'));
});

test('shows who is there while the session is still being opened, and no page yet', () => {
  open({}, true);
  expect(screen.getByRole('button', { name: 'Account of Mara' })).toBeVisible();
  expect(screen.getByText('Loading AI Digital Twin...')).toBeVisible();
  expect(screen.queryByText('The page')).not.toBeInTheDocument();
});

test('says quietly when there is an identity but no session', () => {
  open({ firebaseOnly: true });
  expect(screen.getByText('You are signed in, but your twin does not answer')).toBeVisible();
  expect(screen.getByText('The page')).toBeVisible();
});

test('marks a trial identity, and only that', async () => {
  const serve = (identity: string) =>
    server.use(
      http.get('/api/config', () => HttpResponse.json({ identity, firebase: {}, version: '1.0.2' })),
    );
  serve('emulator');
  const { unmount } = open();
  expect(await screen.findByText('Trial identity')).toBeVisible();
  unmount();
  serve('local');
  open();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('Trial identity')).not.toBeInTheDocument();
});
