import { screen, within } from '@testing-library/react';
import { axeViolations } from '../../testing/axe';
import { renderWithTheme } from '../../testing/render';
import { ConfirmCard } from './confirm-card';

it('says of each thing what it is and what it would be, and what the buttons are about', async () => {
  renderWithTheme(
    <ConfirmCard
      title="Unlock the front door"
      changes={[{ id: 'lock', name: 'Front door', now: 'Locked', then: 'Unlocked' }]}
      more={3}
      actions={<button>Unlock</button>}
    />,
  );
  const card = screen.getByRole('region', { name: 'Unlock the front door' });
  expect(within(card).getByRole('listitem')).toHaveTextContent('Front doornow Locked, then Unlocked');
  expect(card).toHaveTextContent('and 3 more');
  expect(within(card).getByRole('button', { name: 'Unlock' })).toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});
