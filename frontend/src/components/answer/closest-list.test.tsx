import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Message } from '../../shared/chat/api/chat.api';
import { makeMessage } from '../../testing/factories/conversation';
import { renderWithProviders } from '../../testing/render';
import { TwinAnswer } from './twin-answer';

const source = (number: number, title: string, quote: string): Message['citations'][number] => ({
  number,
  memoryId: `m-${number}`,
  title,
  quote,
  recordedAt: '2025-03-04T12:00:00.000Z',
  kind: null,
});

const CITATIONS = [
  source(1, 'Ana’s birthday', 'She turned forty in Porto.'),
  source(2, 'Ana likes tea', 'Ana likes tea.'),
];

function closest(details: Partial<Message> = {}): Message {
  return makeMessage({
    role: 'twin',
    isClosest: true,
    text: 'I don’t have anything about that for sure. Closest I have:\n\n4 March: “She turned forty in Porto.” [1]\n\n4 March: “Ana likes tea.” [2]',
    citations: CITATIONS,
    ...details,
  });
}

test('shows what comes closest as a list under its heading, and nothing of it twice', () => {
  renderWithProviders(<TwinAnswer message={closest()} onReply={undefined} />);
  expect(screen.getByText('I don’t have anything about that for sure.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Closest I have' })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Closest I have' })).getAllByRole('link');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Ana’s birthday 4 Mar 2025 She turned forty in Porto.',
    'Ana likes tea. 4 Mar 2025 ',
  ]);
  expect(rows[0]).toHaveAttribute('href', '/memory?memory=m-1');
  expect(screen.getAllByRole('link')).toHaveLength(rows.length);
  expect(screen.queryByText(/source/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('has the question asked differently where there is a box for it', async () => {
  const handleAsk = vi.fn();
  const { user } = renderWithProviders(
    <TwinAnswer message={closest()} onReply={undefined} onAskDifferently={handleAsk} />,
  );
  await user.click(screen.getByRole('button', { name: 'Ask differently' }));
  expect(handleAsk).toHaveBeenCalledOnce();
});

test('keeps what is sure apart from what comes closest', () => {
  const text =
    'Ana lives in Porto. [3]\n\nNothing for sure about the rest! Am nächsten kommt:\n\n“Ana likes tea.” [2]\n\nYou can tell me.';
  const message = closest({ text, citations: [...CITATIONS, source(3, 'Porto', 'Ana lives in Porto.')] });
  renderWithProviders(<TwinAnswer message={message} onReply={undefined} />);
  expect(screen.getByRole('heading', { name: 'Am nächsten kommt' })).toBeVisible();
  expect(screen.getByText('Nothing for sure about the rest!')).toBeVisible();
  expect(screen.getByText('You can tell me.')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Am nächsten kommt' })).getAllByRole('link')).toHaveLength(
    1,
  );
  expect(screen.getByRole('link', { name: 'Source 3, Porto' })).toBeVisible();
});

test('is read as it stands where it holds no list', () => {
  const text = 'Perhaps this: Ana likes tea. [2]';
  renderWithProviders(<TwinAnswer message={closest({ text })} onReply={undefined} />);
  expect(screen.getByText(/Perhaps this: Ana likes tea\./)).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
