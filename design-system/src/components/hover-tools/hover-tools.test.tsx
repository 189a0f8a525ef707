import { render, screen } from '@testing-library/react';
import { HoverTools } from './hover-tools';

it('is there for whoever cannot point, and says whether it may hide', () => {
  const { rerender } = render(<HoverTools>Copy</HoverTools>);
  expect(screen.getByText('Copy')).toHaveAttribute('data-hidden-until-hover');
  rerender(<HoverTools shown>Copy</HoverTools>);
  expect(screen.getByText('Copy')).not.toHaveAttribute('data-hidden-until-hover');
});
