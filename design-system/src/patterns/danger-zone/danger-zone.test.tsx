import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../components/button/button';
import { renderWithTheme } from '../../testing/render';
import { DangerZone } from './danger-zone';

it('says what is lost before the button that loses it', async () => {
  const onClick = vi.fn();
  renderWithTheme(
    <DangerZone title="Delete this account" action={<Button onClick={onClick}>Delete account</Button>}>
      It can’t be undone.
    </DangerZone>,
  );
  expect(screen.getByRole('heading', { name: 'Delete this account' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(onClick).toHaveBeenCalledOnce();
});
