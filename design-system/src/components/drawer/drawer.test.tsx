import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { axeViolations } from '../../testing/axe';
import { renderWithTheme } from '../../testing/render';
import { Button } from '../button/button';
import { Drawer } from './drawer';

function Source(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the source</Button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title="Voice note">
        Words
      </Drawer>
    </>
  );
}

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('closes on %s and gives the focus back', async (_how, close) => {
  renderWithTheme(<Source />);
  const opener = screen.getByRole('button', { name: 'Open the source' });
  await userEvent.click(opener);
  const drawer = screen.getByRole('dialog', { name: 'Voice note' });
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await close();
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

it('has no axe violation', async () => {
  renderWithTheme(<Source />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the source' }));
  expect(await axeViolations()).toEqual([]);
});
