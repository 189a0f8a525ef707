import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { FiveSteps } from './face.examples';

it('is another drawing for every step, named where no word stands beside it', () => {
  renderWithTheme(<FiveSteps />);
  const faces = screen.getAllByRole('img');
  expect(faces.map((face) => face.getAttribute('aria-label'))).toEqual([
    'Awful',
    'Bad',
    'Okay',
    'Good',
    'Great',
  ]);
  expect(new Set(faces.map((face) => face.innerHTML)).size).toBe(5);
});
