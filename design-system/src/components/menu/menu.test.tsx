import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../testing/axe';
import { renderWithTheme } from '../../testing/render';
import { Button } from '../button/button';
import { Menu } from './menu';
import { MenuDivider, MenuItem } from './menu-item';

const onForget = vi.fn();

beforeEach(() => onForget.mockClear());

const renderMenu = (): void => {
  renderWithTheme(
    <Menu trigger={(props) => <Button {...props}>Actions</Button>}>
      <MenuItem href="/edit">Correct</MenuItem>
      <MenuDivider />
      <MenuItem onSelect={onForget}>Forget</MenuItem>
    </Menu>,
  );
};

it('opens from its trigger, moves by arrow keys, acts, closes and gives the focus back', async () => {
  renderMenu();
  const trigger = screen.getByRole('button', { name: 'Actions' });
  await userEvent.click(trigger);
  const menu = await screen.findByRole('menu', { name: 'Actions' });
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Forget' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onForget).toHaveBeenCalledOnce();
  await waitFor(() => expect(menu).not.toBeInTheDocument());
  expect(trigger).toHaveFocus();
});

it('closes on Escape without acting', async () => {
  renderMenu();
  await userEvent.click(screen.getByRole('button'));
  const menu = await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(menu).not.toBeInTheDocument());
  expect(onForget).not.toHaveBeenCalled();
});

it('has links among its items and no axe violation', async () => {
  renderMenu();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('menuitem', { name: 'Correct' })).toHaveAttribute('href', '/edit');
  expect(await axeViolations()).toEqual([]);
});
