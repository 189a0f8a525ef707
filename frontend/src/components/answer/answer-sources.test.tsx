import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../testing/render';
import type { AnswerSource } from '../../shared/chat/api/chat.api';
import { AnswerSources } from './answer-sources';

const YEAR = new Date().getFullYear();
const source = (number: number, title: string, kind: AnswerSource['kind']): AnswerSource => ({
  number,
  memoryId: `m${String(number)}`,
  title,
  quote: `${title}.`,
  recordedAt: `${String(YEAR)}-03-04T12:00:00.000Z`,
  kind,
});

test('a source is its number, a short title, its kind and its day, and not the answer again', () => {
  const sources = [
    source(1, 'My sister Ana is allergic to peanuts and walnuts', 'fact'),
    // Cited before kinds were noted.
    source(2, 'Ben', null),
  ];
  renderWithProviders(<AnswerSources sources={sources} litNumber={2} openId={null} />);
  expect(screen.getByRole('link', { name: '1 My sister Ana is allergic to… Fact · 4 Mar' })).toHaveAttribute(
    'href',
    '/memory?memory=m1',
  );
  expect(screen.getByRole('link', { name: '2 Ben 4 Mar' })).toHaveAttribute('data-open');
});
