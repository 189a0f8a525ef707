import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import type { ReactElement } from 'react';
import { useGuardedTask } from '../../components/guarded-task';
import type { SignInMethods } from '../../platform/identity/identity';
import { fakeIdentity } from '../../testing/fake-identity';
import { problem } from '../../testing/msw/problem';
import { server } from '../../testing/msw/server';
import type { Rendered } from '../../testing/render';
import { renderSignedIn } from '../../testing/render-signed-in';

const work = vi.fn<() => Promise<void>>();
const TOO_LONG_AGO = {
  status: 403,
  code: 'reauth_required',
  message: 'Sign in again.',
  requestId: null,
  fields: [],
};

function Sensitive(): ReactElement {
  const { run, failure } = useGuardedTask(work);
  return (
    <>
      <button
        onClick={() => void run().then((done) => document.body.setAttribute('data-done', String(done)))}
      >
        Act
      </button>
      {failure && <p>{failure}</p>}
    </>
  );
}

async function act(methods: Partial<SignInMethods> = {}): Promise<Rendered> {
  work.mockReset().mockRejectedValueOnce(TOO_LONG_AGO).mockResolvedValueOnce();
  fakeIdentity.methods = { ...fakeIdentity.methods, ...methods };
  const view = renderSignedIn(<Sensitive />);
  await view.user.click(screen.getByRole('button', { name: 'Act' }));
  return view;
}

const QUESTION = { name: 'Confirm it’s you' };

test('a password proves it, and the work is done', async () => {
  const { user } = await act();
  const dialog = within(await screen.findByRole('dialog', QUESTION));
  await user.type(await dialog.findByLabelText('Password'), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  expect(document.body).toHaveAttribute('data-done', 'true');
});

test('so does another account, where there is no password', async () => {
  const { user } = await act({ hasPassword: false, providers: [{ id: 'github.com', email: null }] });
  const dialog = within(await screen.findByRole('dialog', QUESTION));
  await user.click(await dialog.findByRole('button', { name: 'Continue with GitHub' }));
  await waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  expect(fakeIdentity.calls).toEqual([['reauthenticate', { provider: 'github.com' }]]);
});

test('a wrong password may be corrected', async () => {
  const { user } = await act();
  const dialog = within(await screen.findByRole('dialog', QUESTION));
  const field = await dialog.findByLabelText('Password');
  fakeIdentity.nextRefusal = 'auth/invalid-credential';
  await user.type(field, 'wrong{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Wrong email or password.');
  expect(field).toHaveValue('wrong');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(work).toHaveBeenCalledTimes(2));
});

test('who declines has done nothing, and nothing went wrong', async () => {
  const { user } = await act();
  await user.click(
    within(await screen.findByRole('dialog', QUESTION)).getByRole('button', { name: 'Close' }),
  );
  await waitFor(() => expect(document.body).toHaveAttribute('data-done', 'false'));
  expect(work).toHaveBeenCalledOnce();
  expect(screen.queryByText('Sign in again.')).not.toBeInTheDocument();
});

test('says when the server does not take the proof', async () => {
  server.use(http.post('/api/auth/firebase', () => problem(503, 'unavailable', 'Starting.')));
  const { user } = await act();
  const dialog = within(await screen.findByRole('dialog', QUESTION));
  await user.type(await dialog.findByLabelText('Password'), 'correct horse{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(/your twin didn’t answer/);
  expect(work).toHaveBeenCalledOnce();
});

test('asks the provider again when it could not say how one signs in', async () => {
  fakeIdentity.isUnavailable = true;
  const { user } = await act();
  const dialog = within(await screen.findByRole('dialog', QUESTION));
  expect(await dialog.findByRole('alert')).toBeVisible();
  fakeIdentity.isUnavailable = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByLabelText('Password')).toBeVisible();
});
