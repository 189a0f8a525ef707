import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { ProgressBar } from './progress-bar';

it('tells how far the work is, and speaks at each quarter', () => {
  const { rerender } = renderWithTheme(
    <ProgressBar label="Keeping 100 paragraphs" value={24} valueText="24 of 100" />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Keeping 100 paragraphs' });
  expect(bar).toHaveAttribute('aria-valuenow', '24');
  expect(bar).toHaveAttribute('aria-valuetext', '24 of 100');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<ProgressBar label="Keeping 100 paragraphs" value={49} />);
  expect(screen.getByRole('status')).toHaveTextContent('25%');
  rerender(<ProgressBar label="Keeping 100 paragraphs" value={130} />);
  expect(bar).toHaveAttribute('aria-valuenow', '100');
});
