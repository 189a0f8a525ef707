import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Citation } from './citation';

it('is spoken as the source it stands for', () => {
  renderWithTheme(<Citation number={1} name="Sleep" href="#source-1" />);
  expect(screen.getByRole('link', { name: 'Source 1, Sleep' })).toHaveAttribute('href', '#source-1');
});
