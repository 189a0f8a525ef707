import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Gauge } from './gauge';

test('says what it reads, in percent', () => {
  renderWithTheme(<Gauge label="Focus" share={0.704} />);
  expect(screen.getByRole('meter', { name: 'Focus' })).toHaveAttribute('aria-valuetext', '70%');
});
