import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Masonry } from './masonry';

test.each([
  [1, '1'],
  [2, '2'],
  [9, '3'],
])('sets %i blocks in %s columns, in the order in which they are read', (count, columns) => {
  renderWithTheme(
    <Masonry data-testid="masonry">
      {Array.from({ length: count }, (_, index) => (
        <button key={index}>{`Block ${String(index)}`}</button>
      ))}
    </Masonry>,
  );
  expect(screen.getByTestId('masonry').style.getPropertyValue('--columns')).toBe(columns);
  expect(screen.getAllByRole('button').at(0)).toHaveTextContent('Block 0');
});
