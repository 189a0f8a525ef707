import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { WithPanel } from './tabs.examples';

it('moves by arrow keys and ties each tab to its panel', async () => {
  renderWithTheme(<WithPanel />);
  await userEvent.click(screen.getByRole('tab', { name: 'Sleep' }));
  expect(screen.getByRole('tabpanel', { name: 'Sleep' })).toHaveTextContent('What sleep shows.');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Heart', selected: true })).toHaveFocus();
});
