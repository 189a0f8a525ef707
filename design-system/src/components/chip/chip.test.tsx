import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { Chip } from './chip';

it('is a toggle when it can be pressed', async () => {
  const onClick = vi.fn();
  renderWithTheme(<Chip label="Memory" count={9} selected onClick={onClick} />);
  const chip = screen.getByRole('button', { name: 'Memory 9', pressed: true });
  await userEvent.click(chip);
  expect(onClick).toHaveBeenCalledOnce();
});

it('says what its remove button removes', async () => {
  const onRemove = vi.fn();
  renderWithTheme(<Chip label="Jonas" onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Jonas' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('is plain text otherwise', () => {
  renderWithTheme(<Chip label="Health" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
