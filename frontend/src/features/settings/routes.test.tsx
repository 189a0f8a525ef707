import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { useRoutes } from 'react-router-dom';
import { makeSession } from '../../testing/factories/session';
import { makeUser } from '../../testing/factories/user';
import { sessionServer } from '../../testing/msw/handlers/sessions';
import { server } from '../../testing/msw/server';
import { renderSignedIn } from '../../testing/render-signed-in';
import { settingsRoutes } from './routes';

const Pages = () => useRoutes(settingsRoutes);

test('the settings open with the account, and turn from one part to the next', async () => {
  const settings = {
    units: null,
    quietHours: null,
    learnsFromChat: true,
    keepTold: 'always',
    language: 'auto',
    homePlace: null,
    languages: ['en', 'de'],
  };
  server.use(
    http.get('/api/me', () => HttpResponse.json(makeUser())),
    http.get('/api/me/settings', () => HttpResponse.json(settings)),
    ...sessionServer([makeSession({ isCurrent: true })]).handlers,
  );
  const { user, address } = renderSignedIn(<Pages />, { at: '/settings' });
  const tab = async (name: string) =>
    within(await screen.findByRole('navigation', { name: 'Settings' })).getByRole('link', { name });
  expect(await tab('Account')).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(address()).toBe('/settings/account'));
  for (const [name, path, region] of [
    ['Sign-in methods', '/settings/sign-in', 'Password'],
    ['Sessions', '/settings/sessions', 'Here'],
    ['Account', '/settings/account', 'Profile'],
  ] as const) {
    await user.click(await tab(name));
    expect(await screen.findByRole('region', { name: region })).toBeVisible();
    await waitFor(() => expect(address()).toBe(path));
    await waitFor(async () => expect(await tab(name)).toHaveAttribute('aria-current', 'page'));
  }
});
