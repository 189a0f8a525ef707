import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { makeConfig } from '../../../testing/factories/config';
import { makeSession } from '../../../testing/factories/session';
import { fakeIdentity } from '../../../testing/fake-identity';
import { sessionServer } from '../../../testing/msw/handlers/sessions';
import { server } from '../../../testing/msw/server';
import type { Rendered } from '../../../testing/render';
import { renderSignedIn } from '../../../testing/render-signed-in';
import type { SignInMethods } from '../../../platform/identity/identity';
import { SignInPage } from './sign-in-page';

function open(methods: Partial<SignInMethods> = {}): Rendered {
  fakeIdentity.methods = { ...fakeIdentity.methods, ...methods };
  return renderSignedIn(<SignInPage />, { at: '/settings/sign-in' });
}

const google = { id: 'google.com', email: 'mara@gmail.example' } as const;
const dialog = () => within(screen.getByRole('dialog'));

describe('the password', () => {
  const changeTo = async ({ user }: Rendered, password: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    await user.type(screen.getByLabelText('New password'), password);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  test('is changed, and everybody else signed out', async () => {
    const backend = sessionServer([makeSession({ isCurrent: true }), makeSession()]);
    server.use(...backend.handlers);
    await changeTo(open(), 'a longer password');
    await waitFor(() => expect(screen.queryByLabelText('New password')).not.toBeInTheDocument());
    expect(fakeIdentity.calls).toContainEqual(['changePassword', 'a longer password']);
    expect(backend.sessions).toHaveLength(1);
  });

  test('leaves the others signed in when asked to', async () => {
    const backend = sessionServer([makeSession({ isCurrent: true }), makeSession()]);
    server.use(...backend.handlers);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sign out everywhere else' }));
    await user.type(screen.getByLabelText('New password'), 'a longer password{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('New password')).not.toBeInTheDocument());
    expect(backend.sessions).toHaveLength(2);
  });

  test('is not sent while it is too short', async () => {
    await changeTo(open(), 'short');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Use at least 6 characters.');
    expect(fakeIdentity.calls).toEqual([]);
  });

  test('keeps what was typed when it is refused', async () => {
    const view = open();
    await screen.findByRole('button', { name: 'Change password' });
    fakeIdentity.nextRefusal = 'auth/weak-password';
    await changeTo(view, 'password');
    expect(await screen.findByText(/too easy to guess/)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('password');
  });

  test('can be set where there is none, and the form can be left', async () => {
    const { user } = open({ hasPassword: false, providers: [google] });
    await user.click(await screen.findByRole('button', { name: 'Set a password' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });

  test('is not offered without an address', async () => {
    open({ hasPassword: false, email: null, providers: [google] });
    expect(await screen.findByText('Add an email address to your account first.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set a password' })).not.toBeInTheDocument();
  });

  test('can be removed while another way in remains', async () => {
    const { user } = open({ providers: [google] });
    await user.click(await screen.findByRole('button', { name: 'Remove the password' }));
    await user.click(dialog().getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No password')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disconnect Google' })).not.toBeInTheDocument();
  });
});

describe('other accounts', () => {
  test('are connected and disconnected', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Connect GitHub' }));
    expect(await screen.findByText('Connected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Disconnect GitHub' }));
    await user.click(dialog().getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByRole('button', { name: 'Connect GitHub' })).toBeVisible();
    expect(fakeIdentity.calls).toEqual([
      ['link', 'github.com'],
      ['unlink', 'github.com'],
    ]);
  });

  test('never leave the account without a way in', async () => {
    open({ hasPassword: false, providers: [google], phone: '+442079460123' });
    const accounts = within(await screen.findByRole('region', { name: 'Other accounts' }));
    expect(accounts.getByText(/mara@gmail.example. Your only sign-in method/)).toBeVisible();
    expect(accounts.queryByRole('button', { name: /Disconnect/ })).not.toBeInTheDocument();
  });

  test('say what went wrong where it went wrong', async () => {
    const { user } = open();
    const connect = await screen.findByRole('button', { name: 'Connect Google' });
    fakeIdentity.nextRefusal = 'auth/credential-already-in-use';
    await user.click(connect);
    expect(await screen.findByText(/belongs to another account of this twin/)).toBeVisible();
  });

  test('are left out where this twin offers none', async () => {
    server.use(http.get('/api/config', () => HttpResponse.json(makeConfig({ providers: [], phone: false }))));
    open();
    expect(await screen.findByRole('region', { name: 'Password' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Other accounts' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Phone' })).not.toBeInTheDocument();
  });
});

describe('the phone number', () => {
  const sendTo = async ({ user }: Rendered, number: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Add a number' }));
    await user.type(screen.getByRole('textbox', { name: 'Phone number' }), `${number}{Enter}`);
  };

  test('is added by its code, a wrong one first', async () => {
    const view = open();
    await sendTo(view, '+44 20 7946 0123');
    const code = await screen.findByRole('textbox', { name: 'Code' });
    expect(code).toHaveFocus();
    expect(screen.getByRole('button', { name: /Send a new code in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await view.user.type(code, '000000{Enter}');
    expect(await screen.findByText(/Wrong code/)).toBeVisible();
    await view.user.clear(code);
    await view.user.type(code, '123456{Enter}');
    expect(await screen.findByText('+442079460123')).toBeVisible();
    expect(screen.getByText('Verified')).toBeVisible();
  });

  test('is asked for in full', async () => {
    await sendTo(open(), '020 7946 0123');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/country in front/);
    expect(fakeIdentity.calls).toEqual([]);
  });

  test('is removed', async () => {
    const { user } = open({ phone: '+442079460123' });
    await user.click(await screen.findByRole('button', { name: 'Remove the number' }));
    await user.click(dialog().getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No number')).toBeVisible();
  });
});

test('says what failed, and tries again', async () => {
  fakeIdentity.isUnavailable = true;
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your sign-in methods');
  fakeIdentity.isUnavailable = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Password' })).toBeVisible();
});
