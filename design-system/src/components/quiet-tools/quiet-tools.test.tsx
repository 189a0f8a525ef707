import { render, screen } from '@testing-library/react';
import { QuietTools } from './quiet-tools';

it('is there for whoever cannot point, and says whether it may hide', () => {
  const { rerender } = render(<QuietTools>Copy</QuietTools>);
  expect(screen.getByText('Copy')).toHaveAttribute('data-quiet');
  rerender(<QuietTools shown>Copy</QuietTools>);
  expect(screen.getByText('Copy')).not.toHaveAttribute('data-quiet');
});
