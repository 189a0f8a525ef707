import { fireEvent } from '@testing-library/react';
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
  const { container } = renderWithTheme(<Avatar name="Mara Kessler" src="/gone.jpg" />);
  const photo = container.querySelector('img');
  expect(photo).toHaveAttribute('src', '/gone.jpg');
  if (photo) fireEvent.error(photo);
  expect(container).toHaveTextContent('MK');
});
