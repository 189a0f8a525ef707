import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { makeSession } from '../../../testing/factories/session';
import { sessionServer } from '../../../testing/msw/handlers/sessions';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import type { Rendered } from '../../../testing/render';
import { renderSignedIn } from '../../../testing/render-signed-in';
import { SessionsPage } from './sessions-page';

const here = makeSession({ device: 'Chrome on macOS', isCurrent: true });
const phone = makeSession({ device: 'Safari on iOS', timeZone: 'America/New_York' });
const laptop = makeSession({ device: 'Firefox on Linux', timeZone: null });

function open(sessions = [here, phone, laptop]): Rendered & { server: ReturnType<typeof sessionServer> } {
  const backend = sessionServer(sessions);
  server.use(...backend.handlers);
  return { ...renderSignedIn(<SessionsPage />, { at: '/settings/sessions' }), server: backend };
}

const elsewhere = async () => within(await screen.findByRole('region', { name: 'Elsewhere' }));
const dialog = () => within(screen.getByRole('dialog'));

test('tells this device from the others, by device, place and last use', async () => {
  open();
  const mine = within(await screen.findByRole('region', { name: 'Here' }));
  expect(mine.getByText('Chrome on macOS')).toBeVisible();
  expect(mine.getByText('This device')).toBeVisible();
  expect(mine.queryByRole('button')).not.toBeInTheDocument();

  const rows = (await elsewhere()).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Safari on iOS.*New York time, used 12 minutes ago\. Signed in/);
  expect(rows[1]).toHaveTextContent(/Firefox on Linux.*Place unknown/);
});

test('has no heading without words while the sessions are read', async () => {
  server.use(http.get('/api/sessions', () => delay('infinite')));
  renderSignedIn(<SessionsPage />, { at: '/settings/sessions' });
  expect(await screen.findAllByRole('heading', { level: 2, hidden: true })).toHaveLength(2);
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
});

test('says so when there is no other', async () => {
  open([here]);
  expect((await elsewhere()).getByText('You’re signed in on this device only.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Sign out all/ })).not.toBeInTheDocument();
});

test('ends one after asking', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'End Safari on iOS' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Safari on iOS')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'End Safari on iOS' }));
  await user.click(dialog().getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  expect(screen.getByText('Firefox on Linux')).toBeVisible();
});

test('ends all others, and says how many', async () => {
  const { user, server: backend } = open();
  await user.click(await screen.findByRole('button', { name: 'End all 2 sessions' }));
  expect(dialog().getByRole('heading')).toHaveTextContent('End 2 sessions elsewhere?');
  await user.click(dialog().getByRole('button', { name: 'Sign out all' }));
  expect(await screen.findByText('Nowhere else')).toBeVisible();
  expect(backend.sessions).toEqual([here]);
});

test('keeps a session that could not be ended', async () => {
  const { user } = open();
  server.use(http.delete('/api/sessions/:id', () => problem(409, 'conflict', 'Not now.')));
  await user.click(await screen.findByRole('button', { name: 'End Safari on iOS' }));
  await user.click(dialog().getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Safari on iOS')).toBeVisible();
});

test('shows the shape of what is coming, and what failed', async () => {
  server.use(
    http.get('/api/sessions', async () => {
      await delay(400);
      return problem(403, 'forbidden', 'Not allowed.');
    }),
  );
  const { user } = renderSignedIn(<SessionsPage />, { at: '/settings/sessions' });
  expect(screen.getByRole('link', { name: 'Sessions' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your sessions');

  server.use(http.get('/api/sessions', () => HttpResponse.json({ items: [here] })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chrome on macOS')).toBeVisible();
});
