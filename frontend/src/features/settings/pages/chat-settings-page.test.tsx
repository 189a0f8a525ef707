import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { Settings } from '../../../shared/settings/api/settings.api';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import type { Rendered } from '../../../testing/render';
import { renderSignedIn } from '../../../testing/render-signed-in';
import { ChatSettingsPage } from './chat-settings-page';

const learning = (): Promise<HTMLElement> =>
  screen.findByRole('switch', { name: 'Suggest what I tell in passing' });

function open(): Rendered & { saved: unknown[] } {
  const saved: unknown[] = [];
  let settings: Settings = { units: null, quietHours: null, learnsFromChat: true };
  server.use(
    http.get('/api/me/settings', () => HttpResponse.json(settings)),
    http.patch('/api/me/settings', async ({ request }) => {
      const changes = (await request.json()) as Partial<Settings>;
      settings = { ...settings, ...changes };
      saved.push(changes);
      return HttpResponse.json(settings);
    }),
  );
  return Object.assign(renderSignedIn(<ChatSettingsPage />, { at: '/settings/chat' }), { saved });
}

test('switches learning off and on', async () => {
  const { user, saved } = open();
  expect(await learning()).toBeChecked();
  await user.click(await learning());
  await waitFor(async () => expect(await learning()).not.toBeChecked());
  await waitFor(async () => expect(await learning()).toBeEnabled());
  await user.click(await learning());
  await waitFor(async () => expect(await learning()).toBeChecked());
  expect(saved).toEqual([{ learnsFromChat: false }, { learnsFromChat: true }]);
  expect(screen.getByRole('link', { name: 'Chat' })).toHaveAttribute('aria-current', 'page');
});

test('can be looked up again when that failed', async () => {
  server.use(http.get('/api/me/settings', () => problem(500, 'internal', 'Something went wrong.')));
  renderSignedIn(<ChatSettingsPage />, { at: '/settings/chat' });
  expect(await screen.findByRole('alert')).toHaveTextContent('How the chat learns could not be looked up');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
