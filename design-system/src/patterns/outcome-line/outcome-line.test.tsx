import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { OutcomeLine } from './outcome-line';

it('says what was done, to what, and takes it back', () => {
  renderWithTheme(
    <OutcomeLine title="Remembered" about={<a href="/memory">The car</a>} action={<button>Undo</button>}>
      On level 4.
    </OutcomeLine>,
  );
  expect(screen.getByText('Remembered')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The car' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.getByText('On level 4.')).toBeVisible();
});
