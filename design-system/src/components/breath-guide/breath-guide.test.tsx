import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { BreathGuide } from './breath-guide';

test('says the phase, as it changes', () => {
  renderWithTheme(
    <BreathGuide phase="in" phaseMs={5000} share={0}>
      Breathe in
    </BreathGuide>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Breathe in');
});
