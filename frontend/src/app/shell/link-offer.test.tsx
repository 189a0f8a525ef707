import { screen, waitFor } from '@testing-library/react';
import { pendingLink } from '../../platform/identity/pending-link';
import { fakeIdentity } from '../../testing/fake-identity';
import type { Rendered } from '../../testing/render';
import { renderSignedIn } from '../../testing/render-signed-in';
import { LinkOffer } from './link-offer';

function arrive(email = 'Mara@example.org'): Rendered {
  pendingLink.note({ provider: 'twitter.com', email });
  return renderSignedIn(<LinkOffer />);
}

afterEach(() => pendingLink.clear());

test('adds the service that somebody came by, once they say so', async () => {
  const { user } = arrive();
  expect(screen.getByRole('dialog', { name: 'Add X to your account?' })).toBeVisible();
  expect(fakeIdentity.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add X' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fakeIdentity.calls).toEqual([['link', 'twitter.com']]);
});

test('adds nothing when they say no, and does not ask again', async () => {
  const { user } = arrive();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fakeIdentity.calls).toEqual([]);
  expect(pendingLink.read()).toBeNull();
});

test('says why it could not be added, and can be tried again', async () => {
  const { user } = arrive();
  fakeIdentity.nextRefusal = 'auth/credential-already-in-use';
  await user.click(screen.getByRole('button', { name: 'Add X' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('belongs to another account');
  await user.click(screen.getByRole('button', { name: 'Add X' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('asks nobody whose address is another', () => {
  arrive('jo@example.org');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(pendingLink.read()).toBeNull();
});

test('asks nobody when what was kept makes no sense', () => {
  sessionStorage.setItem('twyn.pending-link', 'myspace.com mara@example.org');
  renderSignedIn(<LinkOffer />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
