import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { ManagedUser } from '../api/admin.api';
import { makeManagedUser } from '../../../testing/factories/managed-user';
import { fakeIdentity } from '../../../testing/fake-identity';
import { problem } from '../../../testing/msw/problem';
import { exactly } from '../../../testing/msw/list-total';
import { server } from '../../../testing/msw/server';
import type { Rendered } from '../../../testing/render';
import { renderSignedIn } from '../../../testing/render-signed-in';
import { AdminPage } from './admin-page';

const me = makeManagedUser({
  email: 'mara@example.org',
  displayName: 'Mara',
  role: 'admin',
  roleSource: 'email',
});
const jonas = makeManagedUser({ email: 'jonas@example.org', displayName: null, emailVerified: false });
const ines = makeManagedUser({ displayName: 'Inês', role: 'admin', roleSource: 'table' });

function serve(people: ManagedUser[]): void {
  let current = people;
  server.use(
    http.get('/api/admin/users', ({ request }) => {
      const query = new URL(request.url).searchParams.get('query') ?? '';
      const items = current.filter(({ email, displayName }) => `${email} ${displayName}`.includes(query));
      return HttpResponse.json({ items, nextCursor: null, ...exactly(items.length) });
    }),
    http.put('/api/admin/users/:id/role', async ({ params, request }) => {
      const { role } = (await request.json()) as Pick<ManagedUser, 'role'>;
      current = current.map((person) => (person.id === params['id'] ? { ...person, role } : person));
      return HttpResponse.json(current.find(({ id }) => id === params['id']));
    }),
    http.delete('/api/admin/users/:id/sessions', () => HttpResponse.json({ ended: 3 })),
    http.get('/api/admin/metrics', () =>
      HttpResponse.json({
        eventLoop: { sinceStart: { p99Ms: 12, maxMs: 81 }, lastMinute: { p99Ms: 3, maxMs: 9 } },
      }),
    ),
  );
}

function open(people = [me, jonas, ines]): Rendered {
  serve(people);
  return renderSignedIn(<AdminPage />, { at: '/admin', user: { role: 'admin' } });
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

async function choose({ user }: Rendered, person: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${person}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('shows who is here, by what right, and when they were last seen', async () => {
  open();
  expect(await row(/^Mara/)).toHaveTextContent(/Administrator, by address.*Verified.*4 Mar.*12 minutes ago/);
  expect(await row(/^jonas/)).toHaveTextContent(/jonas@example.org.*Member.*Not verified/);
  expect(screen.getByText('3 people')).toBeVisible();
});

test('tells for how long the server kept everybody waiting', async () => {
  open();
  expect(await screen.findByText('Last minute: 99% under 3 ms, longest 9 ms')).toBeVisible();
  expect(screen.getByText('Since start: 99% under 12 ms, longest 81 ms')).toBeVisible();
});

test('finds somebody, and says when nobody matches', async () => {
  const { user } = open();
  await row(/^Mara/);
  await user.type(screen.getByRole('searchbox', { name: 'Find a person' }), 'jonas');
  expect(await screen.findByText('1 person')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(await screen.findByText('No one matches “jonasxyz”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everyone' }));
  expect(await screen.findByText('3 people')).toBeVisible();
});

test('makes an administrator, after asking', async () => {
  const view = open();
  await choose(view, 'jonas', 'Make an administrator');
  await view.user.click(
    dialog('Make jonas an administrator?').getByRole('button', { name: 'Make administrator' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await row(/^jonas/)).toHaveTextContent('Administrator'));
});

test('takes the role away', async () => {
  const view = open();
  await choose(view, 'Inês', 'Make a member');
  await view.user.click(dialog('Make Inês a member?').getByRole('button', { name: 'Make member' }));
  await waitFor(async () => expect(await row(/^Inês/)).toHaveTextContent('Member'));
});

test('nobody changes their own role', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Mara' }));
  expect(await screen.findByRole('menuitem', { name: 'End sessions' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /Make/ })).not.toBeInTheDocument();
});

test('asks who is there where the server does, then goes on', async () => {
  const view = open();
  server.use(
    http.put('/api/admin/users/:id/role', () => problem(403, 'reauth_required', 'Sign in again.'), {
      once: true,
    }),
  );
  await choose(view, 'jonas', 'Make an administrator');
  await view.user.click(screen.getByRole('button', { name: 'Make administrator' }));
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await view.user.type(await screen.findByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fakeIdentity.calls).toEqual([['reauthenticate', { password: 'correct horse' }]]);
  expect(await row(/^jonas.*Administrator/)).toBeVisible();
});

test('says why a role cannot be changed', async () => {
  const view = open();
  server.use(
    http.put('/api/admin/users/:id/role', () =>
      problem(409, 'admin_by_claim', 'This person is admin by a claim.'),
    ),
  );
  await choose(view, 'Inês', 'Make a member');
  await view.user.click(screen.getByRole('button', { name: 'Make member' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This person is admin by a claim.');
});

test('ends somebody’s sessions', async () => {
  const view = open();
  await choose(view, 'jonas', 'End sessions');
  await view.user.click(dialog('End all sessions of jonas?').getByRole('button', { name: 'End sessions' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('says what failed, and tries again', async () => {
  server.use(
    http.get('/api/admin/metrics', () => problem(403, 'forbidden', 'Not allowed.')),
    http.get('/api/admin/users', () => problem(403, 'forbidden', 'Not allowed.')),
  );
  const { user } = renderSignedIn(<AdminPage />, { at: '/admin', user: { role: 'admin' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the people');
  serve([me]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 person')).toBeVisible();
});
