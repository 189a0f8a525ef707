import { fireEvent, screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Avatar } from './avatar';

it.each([
  ['Mara Kessler', 'MK'],
  ['jonas', 'J'],
  ['ana.maria.silva', 'AS'],
  ['😀 Smith', '😀S'],
  ['', ''],
])('draws %o as %o', (name, initials) => {
  const { container } = renderWithTheme(<Avatar name={name} />);
  expect(container.firstChild).toHaveAttribute('data-initials', initials);
});

it('falls back to the initials when the photo cannot be loaded', () => {
  const { container } = renderWithTheme(<Avatar name="Mara Kessler" src="/gone.jpg" />);
  expect(container.firstChild).not.toHaveAttribute('data-initials');
  fireEvent.error(screen.getByRole('presentation', { hidden: true }));
  expect(container.firstChild).toHaveAttribute('data-initials', 'MK');
});
