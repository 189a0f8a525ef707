import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { ContactMessage } from '../api/contact-messages.api';
import { makeContactMessage } from '../../../testing/factories/contact-message';
import { problem } from '../../../testing/msw/problem';
import { exactly } from '../../../testing/msw/list-total';
import { server } from '../../../testing/msw/server';
import type { Rendered } from '../../../testing/render';
import { renderSignedIn } from '../../../testing/render-signed-in';
import { MessagesPage } from './messages-page';

const MESSAGES = '/api/admin/contact-messages';

function serve(messages: ContactMessage[]): void {
  let current = messages;
  server.use(
    http.get(MESSAGES, () => {
      const open = current.filter(({ handledAt }) => handledAt === null).length;
      return HttpResponse.json({ items: current, nextCursor: null, ...exactly(current.length), open });
    }),
    http.patch(`${MESSAGES}/:id`, async ({ params, request }) => {
      const { handled } = (await request.json()) as { handled: boolean };
      const handledAt = handled ? new Date().toISOString() : null;
      current = current.map((message) => (message.id === params['id'] ? { ...message, handledAt } : message));
      return HttpResponse.json(current.find(({ id }) => id === params['id']));
    }),
    http.delete(`${MESSAGES}/:id`, ({ params }) => {
      current = current.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

function open(messages: ContactMessage[]): Rendered {
  serve(messages);
  return renderSignedIn(<MessagesPage />, { at: '/admin/messages', user: { role: 'admin' } });
}

const card = (name: RegExp) => screen.findByRole('article', { name });

test('shows markup as the text that it is, and how to answer', async () => {
  open([
    makeContactMessage({
      name: '<script>alert(1)</script>',
      email: 'a?bcc=all@example.org',
      message: '<img src=x onerror=alert(1)>',
      reference: 'TW-7K3M-Q9',
    }),
  ]);
  const message = await card(/TW-7K3M-Q9/);
  expect(message).toHaveTextContent('<script>alert(1)</script>');
  expect(message).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(within(message).queryByRole('img')).not.toBeInTheDocument();
  expect(within(message).getByRole('link')).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc%3Dall@example.org?subject=Your%20message%20TW-7K3M-Q9',
  );
  expect(screen.getByText('1 message, 1 open')).toBeVisible();
});

test('marks a message as handled, and opens it again', async () => {
  const { user } = open([makeContactMessage({ name: 'Jonas' })]);
  await user.click(await screen.findByRole('button', { name: 'Mark as handled' }));
  expect(await screen.findByText('1 message, none open')).toBeVisible();
  expect(await card(/Jonas/)).toHaveTextContent('Handled just now');
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('1 message, 1 open')).toBeVisible();
});

test('deletes a message, after asking', async () => {
  const { user } = open([
    makeContactMessage({ name: 'Jonas', reference: 'TW-2222-22' }),
    makeContactMessage(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete TW-2222-22' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the message of Jonas?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete message' }));
  expect(await screen.findByText('1 message, 1 open')).toBeVisible();
  expect(screen.queryByRole('article', { name: /TW-2222-22/ })).not.toBeInTheDocument();
});

test('folds a long message', async () => {
  const { user } = open([makeContactMessage({ message: 'A line.\n'.repeat(40) })]);
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
});

test('says where messages come from while there are none', async () => {
  open([]);
  expect(await screen.findByText('No messages yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the contact page' })).toHaveAttribute('href', '/contact');
});

test('says what failed, and tries again', async () => {
  server.use(http.get(MESSAGES, () => problem(403, 'forbidden', 'Not allowed.')));
  const { user } = renderSignedIn(<MessagesPage />, { at: '/admin/messages', user: { role: 'admin' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the messages');
  serve([makeContactMessage()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('1 message, 1 open')).toBeVisible());
});
