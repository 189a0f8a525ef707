import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { SourceChip } from './source-chip';

it('opens its original beside the page', async () => {
  const onClick = vi.fn();
  renderWithTheme(<SourceChip number={1} name="Sleep" meta="9–12 Mar" open onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: '1 Sleep 9–12 Mar', pressed: true }));
  expect(onClick).toHaveBeenCalledOnce();
});

it('is a link when the original is a page', () => {
  renderWithTheme(<SourceChip name="Saved by you" href="/memory/1" />);
  expect(screen.getByRole('link', { name: 'Saved by you' })).toHaveAttribute('href', '/memory/1');
});
