import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { SummaryLine } from './summary-line';

test('leads to what it counts, and only says what there is nothing of', () => {
  renderWithTheme(
    <SummaryLine
      aria-label="Home"
      parts={[
        { text: '2 lights on', href: '/lights', isCurrent: true },
        { text: '1 open', href: '/open' },
        { text: 'all locked' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: '2 lights on' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: '1 open' })).not.toHaveAttribute('aria-current');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 lights on',
    '1 open',
    'all locked',
  ]);
});
