import { screen } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { fakeIdentity } from '../../../testing/fake-identity';
import { type Rendered, renderWithProviders } from '../../../testing/render';
import { actionRoute } from '../routes';

const Pages = () => useRoutes([actionRoute]);

function open(mode: string, code = 'good-code'): Rendered {
  fakeIdentity.actionCodes.set('good-code', 'mara@example.org');
  return renderWithProviders(<Pages />, { at: `/auth/action?mode=${mode}&oobCode=${code}&lang=en` });
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['verifyEmail', 'Confirm your email', 'Confirm address', 'Your email is confirmed'],
  ['recoverEmail', 'Restore your old email', 'Go back to it', 'Your old email is back'],
  ['verifyAndChangeEmail', 'Use your new email', 'Use this address', 'Your email is changed'],
])('%s says whom it is for, asks, and says what comes next', async (mode, before, button, after) => {
  const view = open(mode);
  await title(before);
  expect(screen.getByText(/mara@example\.org/)).toBeVisible();
  expect(fakeIdentity.calls).toEqual([]);
  await view.user.click(screen.getByRole('button', { name: button }));
  await title(after);
  expect(fakeIdentity.calls).toEqual([['applyActionCode', 'good-code']]);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('resetPassword takes a new password', async () => {
  const view = open('resetPassword');
  await title('Choose a new password');
  const password = screen.getByLabelText('New password');
  await view.user.type(password, 'short{Enter}');
  expect(password).toHaveAccessibleDescription('Use at least 6 characters.');
  await view.user.type(password, ' but longer{Enter}');
  await title('Your password is changed');
  expect(fakeIdentity.calls).toEqual([['confirmPasswordReset', 'good-code', 'short but longer']]);
});

test.each([
  ['resetPassword', 'Ask for a new link', '/forgot-password'],
  ['verifyEmail', 'Sign in to ask for a new one', '/login'],
])('%s explains a used link and leads on', async (mode, link, href) => {
  open(mode, 'used-code');
  await title('This link no longer works');
  expect(screen.getByText(/used already/)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

test('explains an expired link', async () => {
  fakeIdentity.nextRefusal = 'auth/expired-action-code';
  open('resetPassword');
  await title('This link no longer works');
  expect(screen.getByText('This link is too old. Ask for a new one.')).toBeVisible();
});

test('tries again when nobody could be asked', async () => {
  fakeIdentity.nextRefusal = 'auth/network-request-failed';
  const view = open('verifyEmail');
  await title('Couldn’t check the link');
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  await title('Confirm your email');
});

test.each(['mode=verifyEmail', 'mode=somethingElse&oobCode=x', 'oobCode=x'])(
  'says that a part is missing: %s',
  async (query) => {
    renderWithProviders(<Pages />, { at: `/auth/action?${query}` });
    await title('This link is incomplete');
  },
);
