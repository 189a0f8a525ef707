import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { MatchMeter } from './match-meter';

it('says its reason in words', () => {
  renderWithTheme(
    <MatchMeter label="Words" weight={0.64}>
      courtyard, Jonas
    </MatchMeter>,
  );
  expect(screen.getByText('Words')).toBeVisible();
  expect(screen.getByText('courtyard, Jonas')).toBeVisible();
});
