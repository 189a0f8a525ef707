import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import type { Settings } from '../../../shared/settings/api/settings.api';
import type { DeletionReceipt } from '../api/deletion.api';
import { makeConfig } from '../../../testing/factories/config';
import { makeUser } from '../../../testing/factories/user';
import { fakeIdentity } from '../../../testing/fake-identity';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import type { Rendered } from '../../../testing/render';
import { renderSignedIn, type SignedInOptions } from '../../../testing/render-signed-in';
import { AccountDeletedPage } from './account-deleted-page';
import { AccountPage } from './account-page';

const receipt: DeletionReceipt = {
  id: '0199c2c0-0000-7000-8000-000000000009',
  deletedAt: '2026-03-12T18:22:00.000Z',
  deleted: { memories: 2, conversations: 0, sessions: 1 },
  identityAccount: 'deleted',
};

let settings: Settings;
beforeEach(() => {
  settings = {
    units: null,
    quietHours: null,
    learnsFromChat: true,
    keepTold: 'always',
    language: 'auto',
    homePlace: null,
    languages: ['en', 'de'],
  };
});

function open(user: SignedInOptions['user'] = {}): Rendered {
  server.use(
    http.get('/api/me', () => HttpResponse.json(makeUser())),
    http.get('/api/me/settings', () => HttpResponse.json(settings)),
    http.patch('/api/me/settings', async ({ request }) => {
      settings = { ...settings, ...((await request.json()) as Partial<Settings>) };
      return HttpResponse.json(settings);
    }),
    http.get('/api/me/deletion', () => HttpResponse.json({ rows: receipt.deleted })),
  );
  return renderSignedIn(
    <Routes>
      <Route path="/settings/account" Component={AccountPage} />
      <Route path="/account-deleted" Component={AccountDeletedPage} />
      <Route path="*" element="Elsewhere" />
    </Routes>,
    { at: '/settings/account', user },
  );
}

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('the version of the server stands under About', async () => {
  open();
  const about = within(screen.getByRole('region', { name: 'About' }));
  expect(await about.findByText('1.0.2')).toBeVisible();
});

test('a version that did not arrive can be asked for again', async () => {
  server.use(http.get('/api/config', () => problem(503, 'server_unreachable', 'Later.')));
  const { user } = open();
  const about = within(screen.getByRole('region', { name: 'About' }));
  expect(await about.findByText('Couldn’t load the version.')).toBeVisible();
  server.use(http.get('/api/config', () => HttpResponse.json(makeConfig())));
  await user.click(about.getByRole('button', { name: 'Try again' }));
  expect(await about.findByText('1.0.2')).toBeVisible();
});

describe('the name', () => {
  test('is changed where it stands, and the focus comes back', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Change name' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveFocus();
    await user.keyboard('Mara Kessler{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change name' })).toHaveFocus());
    expect(fakeIdentity.calls).toContainEqual(['changeDisplayName', 'Mara Kessler']);
  });

  test('is not left empty', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Change name' }));
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter a name.');
    await user.keyboard('{Escape}');
    expect(screen.getByText('Mara')).toBeVisible();
    expect(fakeIdentity.calls).toEqual([]);
  });

  test('stays in the field when it cannot be changed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Change name' }));
    await waitFor(() => expect(fakeIdentity.loads).toBeGreaterThan(0));
    fakeIdentity.nextRefusal = 'auth/network-request-failed';
    await user.keyboard('Mara Kessler{Enter}');
    expect(await screen.findByText(/can’t be reached/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Mara Kessler');
  });
});

test('two forms keep what was typed, and the one in use has the primary action', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Change name' }));
  await user.keyboard('Mara Kessler');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  const [save, send] = [
    screen.getByRole('button', { name: 'Save' }),
    screen.getByRole('button', { name: 'Send the link' }),
  ];
  expect([save.dataset['tone'], send.dataset['tone']]).toEqual(['secondary', 'primary']);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mara Kessler');

  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  expect([save.dataset['tone'], send.dataset['tone']]).toEqual(['primary', 'secondary']);
  await user.keyboard('{Escape}');
  expect(send).toHaveAttribute('data-tone', 'primary');
});

describe('the address', () => {
  test('is verified by a message, at most once a minute, also after a reload', async () => {
    const { user, unmount } = open();
    await user.click(screen.getByRole('button', { name: 'Send verification' }));
    expect(await screen.findByRole('button', { name: /Send again in \d+ s/ })).toBeVisible();
    expect(fakeIdentity.calls).toContainEqual(['sendEmailVerification']);
    unmount();
    open();
    expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('says why the message could not be sent', async () => {
    const { user } = open();
    await waitFor(() => expect(fakeIdentity.loads).toBeGreaterThan(0));
    fakeIdentity.nextRefusal = 'auth/too-many-requests';
    await user.click(screen.getByRole('button', { name: 'Send verification' }));
    expect(await screen.findByText(/Too many attempts/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send verification' })).toBeVisible();
  });

  test('needs no message once it is verified', () => {
    open({ emailVerified: true });
    expect(screen.getByText('Verified')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send verification' })).not.toBeInTheDocument();
  });

  test('is asked about anew when the page is looked at again', async () => {
    open();
    await waitFor(() => expect(fakeIdentity.loads).toBeGreaterThan(0));
    const before = fakeIdentity.loads;
    await vi.waitFor(() => {
      fireEvent.focus(window);
      expect(fakeIdentity.loads).toBeGreaterThan(before);
    });
  });

  test('changes by a link that is sent to the new one', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    await user.keyboard('mara{Enter}');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/a complete email address/);
    await user.keyboard('@example.net{Enter}');
    expect(await screen.findByText('Check your new address for the link')).toBeVisible();
    expect(fakeIdentity.calls).toContainEqual(['changeEmail', 'mara@example.net']);
    expect(screen.getByText('mara@example.org')).toBeVisible();
  });

  test('is not changed to itself', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    await user.keyboard('mara@example.org{Enter}');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('This is your address already.');
  });

  test('asks who is there when the sign-in was too long ago, and goes on', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    await waitFor(() => expect(fakeIdentity.loads).toBeGreaterThan(0));
    await user.keyboard('mara@example.net');
    fakeIdentity.nextRefusal = 'auth/requires-recent-login';
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.type(await screen.findByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText('Check your new address for the link')).toBeVisible();
    expect(fakeIdentity.calls).toEqual([
      ['changeEmail', 'mara@example.net'],
      ['reauthenticate', { password: 'correct horse' }],
      ['changeEmail', 'mara@example.net'],
    ]);
  });
});

test('who does not say who they are keeps the address, and what they typed', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await waitFor(() => expect(fakeIdentity.loads).toBeGreaterThan(0));
  await user.keyboard('mara@example.net');
  fakeIdentity.nextRefusal = 'auth/requires-recent-login';
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.click(dialog('Confirm it’s you').getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'New email' })).toHaveValue('mara@example.net');
  expect(fakeIdentity.calls).toEqual([['changeEmail', 'mara@example.net']]);
});

test('offers dark, light and the device’s own', async () => {
  const { user } = open();
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Match device' }));
  expect(localStorage.getItem('theme')).toBe('system');
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement).not.toHaveClass('dark');
});

test('says since when, and by what right', async () => {
  open({ role: 'admin' });
  expect(screen.getByText('Administrator')).toBeVisible();
  expect(await screen.findByText('4 March 2026')).toBeVisible();
});

test('reads the date again when it could not be read', async () => {
  const { user } = open();
  server.use(http.get('/api/me', () => problem(403, 'forbidden', 'No.')));
  expect(await screen.findByText('Couldn’t load the date.')).toBeVisible();
  server.use(http.get('/api/me', () => HttpResponse.json(makeUser())));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('4 March 2026')).toBeVisible();
});

describe('deleting the account', () => {
  const confirm = async ({ user }: Rendered, typed = 'mara@example.org'): Promise<void> => {
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    expect(await question.findByText('Memories')).toBeVisible();
    await user.type(question.getByRole('textbox'), typed);
    await user.click(question.getByRole('button', { name: 'Delete everything' }));
  };

  test('tells beforehand what the receipt will tell', async () => {
    server.use(http.post('/api/me/deletion', () => HttpResponse.json(receipt)));
    const view = open();
    await view.user.click(screen.getByRole('button', { name: 'Delete account' }));
    const question = dialog('Delete your account?');
    await question.findByText('Memories');
    const told = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(told.slice(-2)).toEqual([
      ['Memories', '2'],
      ['Sessions', '1'],
    ]);
  });

  test('waits for the counts, which move the button', async () => {
    const counted = Promise.withResolvers<undefined>();
    const view = open();
    server.use(
      http.get('/api/me/deletion', async () => {
        await counted.promise;
        return HttpResponse.json({ rows: receipt.deleted });
      }),
    );
    await view.user.click(screen.getByRole('button', { name: 'Delete account' }));
    expect(screen.getByRole('button', { name: 'Delete everything' })).toBeDisabled();
    counted.resolve(undefined);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete everything' })).toBeEnabled());
  });

  test('can be gone through with when nothing could be counted', async () => {
    const view = open();
    server.use(http.get('/api/me/deletion', () => problem(503, 'server_unreachable', 'Later.')));
    await view.user.click(screen.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText(/conversations and sign-in, at once\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete everything' })).toBeEnabled();
  });

  test('needs the address, typed, and deletes nothing of whoever changes their mind', async () => {
    const asked = vi.fn(() => HttpResponse.json(receipt));
    server.use(http.post('/api/me/deletion', asked));
    const view = open();
    await confirm(view, 'mara');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('This isn’t mara@example.org.');
    await view.user.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).not.toHaveBeenCalled();
    expect(view.store.getState().auth.status).toBe('signedIn');
  });

  test('ends with the receipt, signed out', async () => {
    server.use(http.post('/api/me/deletion', () => HttpResponse.json(receipt)));
    const view = open();
    await confirm(view, 'MARA@example.org');
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
    expect(screen.getByText(receipt.id)).toBeVisible();
    expect(screen.getByText('Memories')).toBeVisible();
    expect(screen.queryByText('Conversations')).not.toBeInTheDocument();
    await waitFor(() => expect(view.store.getState().auth.status).toBe('signedOut'));
    await waitFor(() => expect(view.address()).toBe('/account-deleted'));

    await view.user.click(screen.getByRole('button', { name: 'Copy receipt' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain(receipt.id);
  });

  test('deletes the sign-in itself where the server could not', async () => {
    server.use(
      http.post('/api/me/deletion', () => HttpResponse.json({ ...receipt, identityAccount: 'remains' })),
    );
    const view = open();
    await confirm(view);
    await waitFor(() => expect(fakeIdentity.calls).toContainEqual(['deleteAccount']));
    await waitFor(() => expect(screen.queryByText('Your sign-in still exists')).not.toBeInTheDocument());
    expect(view.store.getState().auth.status).toBe('signedOut');
  });

  test('asks who is there first, keeps what was typed, and can be left alone', async () => {
    server.use(http.post('/api/me/deletion', () => problem(403, 'reauth_required', 'Sign in again.')));
    const view = open();
    await confirm(view);
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await view.user.click(dialog('Confirm it’s you').getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(question.getByRole('textbox')).toHaveValue('mara@example.org');
    expect(question.queryByRole('alert')).not.toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Delete everything' })).toBeEnabled();
  });

  test('says that nothing happened when the server refuses', async () => {
    server.use(http.post('/api/me/deletion', () => problem(409, 'conflict', 'Something is in the way.')));
    await confirm(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was deletedSomething is in the way.');
  });
});

test('the receipt signs out nobody but the one who left', async () => {
  const view = renderSignedIn(
    <Routes>
      <Route path="/account-deleted" Component={AccountDeletedPage} />
    </Routes>,
    { at: { pathname: '/account-deleted', state: { receipt, uid: 'uid-of-another' } } },
  );
  expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  expect(view.store.getState().auth.status).toBe('signedIn');
  expect(fakeIdentity.loads).toBe(0);
});

test('without a receipt there is nothing to show', async () => {
  const view = renderSignedIn(
    <Routes>
      <Route path="/account-deleted" Component={AccountDeletedPage} />
      <Route path="/" element="Home" />
    </Routes>,
    { at: '/account-deleted' },
  );
  expect(await screen.findByText('Home')).toBeVisible();
  await waitFor(() => expect(view.address()).toBe('/'));
});

describe('what is set for all devices', () => {
  test('quiet hours are set, changed and turned off', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set quiet hours' }));
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '22:00' } });
    expect(await screen.findByText('Choose another time.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '06:30' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('22:00 to 06:30, every day')).toBeVisible();
    expect(settings.quietHours).toEqual({ from: '22:00', until: '06:30' });
    await user.click(screen.getByRole('button', { name: 'Turn off quiet hours' }));
    expect(await screen.findByRole('button', { name: 'Set quiet hours' })).toBeVisible();
    expect(settings.quietHours).toBeNull();
  });

  test('temperatures are read in another unit', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: '°F' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: '°F' })).toBeChecked());
    expect(settings.units).toBe('imperial');
  });
});
