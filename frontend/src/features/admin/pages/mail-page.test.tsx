import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { server } from '../../../testing/msw/server';
import { renderSignedIn } from '../../../testing/render-signed-in';
import { MailPage } from './mail-page';

const link = 'http://localhost:8080/auth/action?mode=resetPassword&oobCode=abc';

function open(items: object[], sends = false): void {
  server.use(http.get('/api/admin/mail', () => HttpResponse.json({ sends, items })));
  renderSignedIn(<MailPage />, { at: '/admin/mail', user: { role: 'admin' } });
}

test('shows what a link does, for whom, and the link as text that is not opened by a slip', async () => {
  open([
    {
      id: '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34',
      kind: 'PASSWORD_RESET',
      to: 'ana@example.com',
      content: link,
      createdAt: '2026-11-23T10:00:00.000Z',
      expiresAt: '2026-11-23T11:00:00.000Z',
    },
  ]);
  const card = await screen.findByRole('article', { name: 'Chooses a new password, for ana@example.com' });
  expect(card).toHaveTextContent(link);
  expect(within(card).queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  [false, /appear here until/],
  [true, /sends email itself/],
])('says what is missing where nothing waits, with a mail server: %s', async (sends, text) => {
  open([], sends);
  expect(await screen.findByText(text)).toBeVisible();
});
