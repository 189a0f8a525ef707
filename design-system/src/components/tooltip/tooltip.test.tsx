import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { durationMs } from '../../tokens/motion';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const renderTooltip = (): void => {
  renderWithTheme(
    <Tooltip title="Reads the last 30 days">
      <Button>Ask</Button>
    </Tooltip>,
  );
};

it('describes its child while the keyboard is on it', async () => {
  renderTooltip();
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Reads the last 30 days');
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('goes away on Escape without moving the focus', async () => {
  renderTooltip();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('waits for a pointer to rest, and stays while the pointer is on the words', async () => {
  renderTooltip();
  const user = userEvent.setup();
  await user.hover(screen.getByRole('button'));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  const words = await screen.findByRole('tooltip');
  await user.hover(words);
  await new Promise((resolve) => setTimeout(resolve, 2 * durationMs.fast));
  expect(words).toBeInTheDocument();
  await user.unhover(words);
  await waitFor(() => expect(words).not.toBeInTheDocument());
});
