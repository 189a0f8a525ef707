import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../testing/render';
import { AnswerSources } from './answer-sources';
import type { AnswerSource } from './sources-by-day';

const YEAR = new Date().getFullYear();
const source = (number: number, title: string, day: string): AnswerSource => ({
  number,
  memoryId: `m${String(number)}`,
  title,
  quote: `${title}.`,
  recordedAt: `${String(YEAR)}-${day}T12:00:00.000Z`,
});

test('sources of different days carry each its own', () => {
  const sources = [source(1, 'Ana', '03-04'), source(2, 'Ben', '03-05')];
  renderWithProviders(<AnswerSources sources={sources} litNumber={null} />);
  expect(screen.getByRole('link', { name: '1 Ana 4 Mar' })).toHaveAttribute('href', '/memory?memory=m1');
  expect(screen.getByRole('link', { name: '2 Ben 5 Mar' })).toBeInTheDocument();
});

test('sources of one day stand together under it', () => {
  const sources = [source(1, 'Ana', '03-04'), source(2, 'Ben', '03-05'), source(3, 'Tea', '03-04')];
  renderWithProviders(<AnswerSources sources={sources} litNumber={3} />);
  const fourth = within(screen.getByRole('group', { name: '4 Mar' }));
  expect(fourth.getAllByRole('link').map(({ textContent }) => textContent.trim())).toEqual(['1Ana', '3Tea']);
  expect(screen.getAllByText('4 Mar')).toHaveLength(1);
  expect(
    within(screen.getByRole('group', { name: '5 Mar' })).getByRole('link', { name: /Ben/ }),
  ).toBeVisible();
});
