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
  renderWithTheme(
    <div data-testid="around">
      <Avatar name={name} />
    </div>,
  );
  expect(screen.getByTestId('around')).toContainHTML(`data-initials="${initials}"`);
});

it('falls back to the initials when the photo cannot be loaded', () => {
  renderWithTheme(
    <div data-testid="around">
      <Avatar name="Mara Kessler" src="/gone.jpg" />
    </div>,
  );
  expect(screen.getByTestId('around')).not.toContainHTML('data-initials');
  fireEvent.error(screen.getByRole('presentation', { hidden: true }));
  expect(screen.getByTestId('around')).toContainHTML('data-initials="MK"');
});
