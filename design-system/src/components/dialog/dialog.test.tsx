import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { axeViolations } from '../../testing/axe';
import { renderWithTheme } from '../../testing/render';
import { Button } from '../button/button';
import { Dialog } from './dialog';

function Rename({ keepOpenOnBackdrop = false }: { keepOpenOnBackdrop?: boolean }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Rename this conversation"
        keepOpenOnBackdrop={keepOpenOnBackdrop}
      >
        <input aria-label="Title" />
      </Dialog>
    </>
  );
}

it('holds the focus, closes on Escape and gives the focus back', async () => {
  renderWithTheme(<Rename />);
  const opener = screen.getByRole('button', { name: 'Rename' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Rename this conversation' });
  const close = screen.getByRole('button', { name: 'Close' });
  for (const stop of [close, screen.getByRole('textbox'), close]) {
    await userEvent.tab();
    expect(stop).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

it('keeps an unfinished form when told so', async () => {
  renderWithTheme(<Rename keepOpenOnBackdrop />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  const [backdrop] = screen.getAllByRole('presentation').slice(-1);
  await userEvent.click(backdrop!);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('has no axe violation', async () => {
  renderWithTheme(<Rename />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await axeViolations()).toEqual([]);
});
