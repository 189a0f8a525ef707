import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { ChoiceCard } from './choice-card';

test('is a button that says whether it is pressed', () => {
  renderWithTheme(
    <ChoiceCard glyph={null} title="Memories" selected>
      What you told it.
    </ChoiceCard>,
  );
  expect(screen.getByRole('button', { name: /Memories/ })).toHaveAttribute('aria-pressed', 'true');
});
