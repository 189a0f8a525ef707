import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import { makeUser } from '../../testing/factories/user';
import { makeReminder, remindersServer } from '../../testing/msw/handlers/reminders';
import { server } from '../../testing/msw/server';
import { type Rendered, renderWithProviders } from '../../testing/render';
import type { CurrentUser } from '../../features/auth';
import { AppShell } from './app-shell';

function open(
  overrides: Partial<CurrentUser> = {},
  { at = '/memory', isOpeningSession = false } = {},
): Rendered {
  const user = { ...makeUser(), firebaseOnly: false, ...overrides };
  return renderWithProviders(
    <Routes>
      <Route Component={AppShell}>
        <Route path="*" element={<p>The page</p>} />
      </Route>
    </Routes>,
    {
      at,
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
/** The children of a place, where the rail has no room for them. */
const tabs = (place: string) => within(screen.getByRole('navigation', { name: place }));

test('names the places, opens the children of the present one and marks both', () => {
  open();
  expect(
    rail()
      // The open rail is a wide window's, which jsdom has not.
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Twyn',
    'Today',
    'Ask',
    'Memory',
    'Library',
    'Search',
    'To confirm',
    'Body',
    'Mood',
    'Home',
    'Analytics',
    'Twin',
    'Activity',
    'Settings',
  ]);
  expect(rail().getByRole('link', { name: 'Memory' })).toHaveAttribute('aria-current', 'true');
  expect(tabs('Memory').getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
  expect(rail().getByRole('link', { name: 'Today' })).not.toHaveAttribute('aria-current');
});

test('a screen one step below the library belongs to it', () => {
  open({}, { at: '/memory/trash' });
  expect(tabs('Memory').getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['/biometrics/body-weight', 'Overview'],
  ['/biometrics/sources', 'Imports and sources'],
])('the screen at %s belongs to one view of the body alone', (at, view) => {
  open({}, { at });
  const links = tabs('Body').getAllByRole('link');
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
    tabs('Body').getByRole('link', { name: view }),
  ]);
});

test('counts beside a child what waits for the owner', async () => {
  server.use(
    http.get('/api/memories/review', () =>
      HttpResponse.json({ items: [], total: 2, totalIs: 'exact', unread: [] }),
    ),
    ...remindersServer([makeReminder({ dueAt: '2026-01-01T10:00:00Z' })]).handlers,
  );
  open();
  const waiting = { name: /To confirm.*2 waiting/ };
  expect(await tabs('Memory').findByRole('link', waiting, { timeout: 3_000 })).toBeVisible();
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

test('the phone’s sheet names every place under its group, and closes behind the visitor', async () => {
  const { user, address } = open();
  // Hidden here: jsdom has no phone's width.
  await user.click(screen.getByRole('button', { name: 'More', hidden: true }));
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
  expect(sheet.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Now',
    'Life and home',
    'Understanding',
    'You',
  ]);
  await user.click(sheet.getByRole('link', { name: /^Search/ }));
  await waitFor(() => expect(address()).toBe('/memory/semantic-search'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('the keys', () => {
  test('"/" opens Find or do, and "?" lists the shortcuts', async () => {
    const { user } = open();
    await pressed(user, '/', () => screen.queryByRole('combobox', { name: 'Find or do' }));
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(keys.getByText('Find or do, also while writing')).toBeVisible();
  });

  test('G and the letter of a place lead there, and a stray letter does not', async () => {
    const { user, address } = open();
    await pressed(user, '/', () => screen.queryByRole('combobox', { name: 'Find or do' }));
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('r');
    expect(address()).toBe('/memory');
    await user.keyboard('gr');
    expect(address()).toBe('/reminders');
  });

  test('letters can be switched off, and stay off', async () => {
    const { user, unmount } = open();
    await pressed(user, '?', () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' }));
    await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();
    const { user: later } = open();
    await pressed(later, '{Control>}k{/Control}', () => screen.queryByRole('combobox'));
    await later.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await later.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('"[" folds the rail', async () => {
    const { user } = open();
    const isFolded = (): boolean => localStorage.getItem('frame')?.includes('"isFolded":true') ?? false;
    await pressed(user, '[[', () => (isFolded() ? document.body : null));
  });
});

/** The keys come with code of their own; until then nobody listens. */
async function pressed(user: Rendered['user'], keys: string, seen: () => Element | null): Promise<void> {
  await vi.waitFor(async () => {
    await user.keyboard(keys);
    await vi.waitFor(() => expect(seen()).not.toBeNull(), { timeout: 500 });
  }, 4_000);
}

test('switches the theme and remembers it', async () => {
  const { user } = open();
  expect(document.documentElement).toHaveClass('dark');
  await user.click(screen.getByRole('button', { name: 'Account of Mara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Use the light theme' }));
  expect(document.documentElement).not.toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('the menu leads to the dashboard and the settings, and an administrator to the panel', async () => {
  const { user, address } = open({ role: 'admin' });
  for (const [name, path] of [
    ['Dashboard', '/dashboard'],
    ['Settings', '/settings/account'],
    ['Admin Panel', '/admin'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'Account of Mara' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(address()).toBe(path));
  }
  expect(rail().getByRole('link', { name: 'Server' })).toHaveAttribute('aria-current', 'page');
});

test('does not speak of the panel to others', async () => {
  const { user } = open();
  expect(rail().queryByRole('link', { name: 'Server' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Account of Mara' }));
  expect(await screen.findByRole('menuitem', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Admin Panel' })).not.toBeInTheDocument();
});

test('logs out', async () => {
  const { user, store } = open();
  await user.click(screen.getByRole('button', { name: 'Account of Mara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await vi.waitFor(() => expect(store.getState().auth.status).toBe('signedOut'));
});

test('shows who is there while the session is still being opened, and no page yet', () => {
  open({}, { isOpeningSession: true });
  expect(screen.getByRole('button', { name: 'Account of Mara' })).toBeVisible();
  expect(screen.getByText('Loading AI Digital Twin...')).toBeVisible();
  expect(screen.queryByText('The page')).not.toBeInTheDocument();
});

test('says quietly when there is an identity but no session', () => {
  open({ firebaseOnly: true });
  expect(screen.getByText('You’re signed in, but your twin can’t be reached')).toBeVisible();
  expect(screen.getByText('The page')).toBeVisible();
});
