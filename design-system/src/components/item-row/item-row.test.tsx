import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Button } from '../button/button';
import { ItemRow } from './item-row';

it('names the thing, says a word about it and offers what can be done', () => {
  renderWithTheme(
    <ItemRow title="Safari on iPhone" secondary="Used yesterday" action={<Button>End</Button>}>
      More of it
    </ItemRow>,
  );
  expect(screen.getByText('Safari on iPhone')).toBeVisible();
  expect(screen.getByText('Used yesterday')).toBeVisible();
  expect(screen.getByRole('button', { name: 'End' })).toBeVisible();
  expect(screen.getByText('More of it')).toBeVisible();
});
