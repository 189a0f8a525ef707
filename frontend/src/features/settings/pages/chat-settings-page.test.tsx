import { Toaster } from '@twyn/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { Settings } from '../../../shared/settings/api/settings.api';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import type { Rendered } from '../../../testing/render';
import { renderSignedIn } from '../../../testing/render-signed-in';
import { ChatSettingsPage } from './chat-settings-page';

const page = (
  <>
    <ChatSettingsPage />
    <Toaster />
  </>
);

const learning = (): Promise<HTMLElement> =>
  screen.findByRole('switch', { name: 'Suggest memories from chats' });

function open(): Rendered & { saved: unknown[] } {
  const saved: unknown[] = [];
  let settings: Settings = {
    units: null,
    quietHours: null,
    learnsFromChat: true,
    keepTold: 'always',
    language: 'auto',
    homePlace: null,
    languages: ['en', 'de'],
  };
  server.use(
    http.get('/api/me/settings', () => HttpResponse.json(settings)),
    http.patch('/api/me/settings', async ({ request }) => {
      const changes = (await request.json()) as Partial<Settings>;
      settings = { ...settings, ...changes };
      saved.push(changes);
      return HttpResponse.json(settings);
    }),
  );
  return Object.assign(renderSignedIn(page, { at: '/settings/chat' }), { saved });
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

test('chooses what is kept and the language by the arrow keys, each at once', async () => {
  const { user, saved } = open();
  const always = await screen.findByRole('radio', { name: 'Always' });
  expect(always).toBeChecked();
  always.focus();
  await user.keyboard('{ArrowDown}');
  const ask = screen.getByRole('radio', { name: 'Ask me' });
  await waitFor(() => expect(ask).toBeChecked());
  expect(ask).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Only when I say “remember”' }));
  const language = within(screen.getByRole('group', { name: 'Language I speak' }));
  expect(language.getByRole('radio', { name: 'By the sentence' })).toBeChecked();
  await user.click(language.getByText('German'));
  await waitFor(() => expect(language.getByRole('radio', { name: 'German' })).toBeChecked());
  await waitFor(() =>
    expect(saved).toEqual([{ keepTold: 'ask' }, { keepTold: 'never' }, { language: 'de' }]),
  );
});

test('goes back to what is kept on the server where a choice is refused, and says why', async () => {
  const { user } = open();
  server.use(
    http.patch('/api/me/settings', () => problem(503, 'unavailable', 'The server is being updated.')),
  );
  await user.click(await screen.findByRole('radio', { name: 'Ask me' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Always' })).toBeChecked());
  expect(await screen.findByText('The server is being updated.')).toBeVisible();
});

test('can be looked up again when that failed', async () => {
  server.use(http.get('/api/me/settings', () => problem(500, 'internal', 'Something went wrong.')));
  renderSignedIn(page, { at: '/settings/chat' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your chat settings');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
