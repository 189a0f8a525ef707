import { fireEvent, screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Avatar } from './avatar';

it.each([
  ['Mara Kessler', 'MK'],
  ['jonas', 'J'],
  ['ana.maria.silva', 'AS'],
  ['😀 Smith', '😀S'],
  ['', ''],
])('writes %o as %o', (name, initials) => {
  const { container } = renderWithTheme(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
});

it('falls back to the initials when the photo cannot be loaded', () => {
  renderWithTheme(<Avatar name="Mara Kessler" src="/gone.jpg" />);
  fireEvent.error(screen.getByRole('presentation', { hidden: true }));
  expect(screen.getByText('MK')).toBeInTheDocument();
});
