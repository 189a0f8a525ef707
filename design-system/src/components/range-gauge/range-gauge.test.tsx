import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { RangeGauge } from './range-gauge';

test('says where the value stands, and what is usual', () => {
  renderWithTheme(<RangeGauge domain="body" label="Sleep" value={58} usual={[68, 82]} />);
  expect(screen.getByRole('meter', { name: 'Sleep' })).toHaveAttribute('aria-valuetext', '58, usual 68–82');
});
