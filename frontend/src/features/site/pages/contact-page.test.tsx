import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { ContactRequest } from '../api/content.api';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { type Rendered, renderWithProviders } from '../../../testing/render';
import { ContactPage } from './contact-page';

const received: ContactRequest[] = [];

beforeEach(() => {
  received.length = 0;
  server.use(
    http.post('/api/contact', async ({ request }) => {
      received.push((await request.json()) as ContactRequest);
      return HttpResponse.json({ reference: 'TW-7K3M-Q9' }, { status: 201 });
    }),
  );
});

const open = (): Rendered => renderWithProviders(<ContactPage />, { at: '/contact' });
const field = (name: string) => screen.getByRole('textbox', { name });

async function write({ user }: Rendered, message = 'When is the next backup?'): Promise<void> {
  for (const [name, words] of [
    ['Your name', 'Mara'],
    ['Email', 'mara@example.org'],
    ['Message', message],
  ] as const) {
    await user.click(field(name));
    await user.paste(words);
  }
}

const send = ({ user }: Rendered, button = 'Send message') =>
  user.click(screen.getByRole('button', { name: button }));

function failOnce(answer: () => Response): void {
  server.use(http.post('/api/contact', answer, { once: true }));
}

test('sends, and shows the reference', async () => {
  const view = open();
  await write(view);
  await send(view);
  expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toHaveFocus();
  expect(screen.getByText('TW-7K3M-Q9')).toBeVisible();
  expect(received).toEqual([
    {
      name: 'Mara',
      email: 'mara@example.org',
      message: 'When is the next backup?',
      website: '',
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    },
  ]);
  expect(sessionStorage.getItem('draft:contact')).toBeNull();
});

test('begins another message, of the same person', async () => {
  const view = open();
  await write(view);
  await send(view);
  await view.user.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(field('Your name')).toHaveValue('Mara');
  expect(field('Message')).toHaveValue('');
  await view.user.type(field('Message'), 'And the one after it?');
  await send(view);
  await screen.findByText('TW-7K3M-Q9');
  expect(new Set(received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('says what is wrong beside each field, and goes to the first', async () => {
  const view = open();
  await view.user.type(field('Email'), 'mara');
  await send(view);
  expect(field('Your name')).toHaveAccessibleDescription('Enter your name.');
  await waitFor(() => expect(field('Your name')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription('Enter a complete email address.');
  expect(field('Message')).toHaveAccessibleDescription('Write your message.');
  await view.user.type(field('Your name'), 'M');
  expect(field('Your name')).toBeValid();
  expect(received).toEqual([]);
});

test('shows at its field what only the server refuses', async () => {
  const view = open();
  await write(view);
  failOnce(() =>
    HttpResponse.json(
      {
        code: 'validation_failed',
        error: 'Not valid.',
        errors: [{ path: 'message', message: 'The text contains control characters.' }],
      },
      { status: 400 },
    ),
  );
  await send(view);
  await waitFor(() => expect(field('Message')).toBeInvalid());
  expect(field('Message')).toHaveAccessibleDescription('The text contains control characters.');
  expect(field('Message')).toHaveFocus();
  await view.user.type(field('Message'), '!');
  expect(field('Message')).toBeValid();
});

test('keeps the words when the server is away, and tries again as the same message', async () => {
  server.use(http.post('/api/contact', () => HttpResponse.error()));
  const view = open();
  await write(view);
  await send(view);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your message wasn’t sentThe server can’t be reached at the moment. What you wrote stays here',
  );
  expect(field('Message')).toHaveValue('When is the next backup?');
  const draft = JSON.parse(sessionStorage.getItem('draft:contact') ?? '{}') as { value: { key: string } };
  server.use(
    http.post('/api/contact', async ({ request }) => {
      received.push((await request.json()) as ContactRequest);
      return HttpResponse.json({ reference: 'TW-7K3M-Q9' }, { status: 201 });
    }),
  );
  await send(view, 'Try again');
  expect(await screen.findByText('TW-7K3M-Q9')).toBeVisible();
  expect(received).toMatchObject([{ idempotencyKey: draft.value.key }]);
});

test('says that it is sending, and sends once however often it is pressed', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post('/api/contact', async ({ request }) => {
      received.push((await request.json()) as ContactRequest);
      await released;
      return HttpResponse.json({ reference: 'TW-7K3M-Q9' }, { status: 201 });
    }),
  );
  const view = open();
  await write(view);
  await send(view);
  const button = await screen.findByRole('button', { name: 'Sending…' });
  expect(button).toHaveAttribute('aria-busy');
  fireEvent.click(button);
  await view.user.type(field('Your name'), '{Enter}');
  release();
  expect(await screen.findByText('TW-7K3M-Q9')).toBeVisible();
  expect(received).toHaveLength(1);
});

test('says when to come back after too many', async () => {
  failOnce(() => problem(429, 'too_many_requests', 'Too many requests. Try again in 12 minutes.'));
  const view = open();
  await write(view);
  await send(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 12 minutes.');
  expect(field('Message')).toHaveValue('When is the next backup?');
});

test('keeps what was typed through a reload', async () => {
  const view = open();
  await write(view);
  view.unmount();
  open();
  expect(field('Message')).toHaveValue('When is the next backup?');
  expect(field('Email')).toHaveValue('mara@example.org');
});

test('says how much room is left once that matters', async () => {
  const { user } = open();
  await user.click(field('Message'));
  await user.paste('x'.repeat(4_400));
  expect(screen.queryByText(/of 5,000/)).not.toBeInTheDocument();
  await user.paste('x'.repeat(601));
  expect(screen.getByText('5,001 of 5,000')).toBeVisible();
  await user.type(field('Your name'), 'Mara');
  await user.type(field('Email'), 'mara@example.org');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(field('Message')).toHaveAccessibleDescription('Shorten it to 5,000 characters.');
});

test('says so while there is no connection', async () => {
  open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText('You’re offline')).toBeVisible();
});
