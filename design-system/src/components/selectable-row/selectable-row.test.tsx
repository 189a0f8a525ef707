import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { ListRow } from '../list-row/list-row';
import { SelectableRow } from './selectable-row';

function show(checked: boolean): ReturnType<typeof vi.fn> {
  const onSelect = vi.fn();
  renderWithTheme(
    <SelectableRow label="Select Call Ana" checked={checked} onSelect={onSelect}>
      <ListRow title="Call Ana" href="#ana" />
    </SelectableRow>,
  );
  return onSelect;
}

it('is chosen by its box, apart from the link', async () => {
  const onSelect = show(false);
  const box = screen.getByRole('checkbox', { name: 'Select Call Ana' });
  await userEvent.click(box);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(true, false);
  expect(screen.getByRole('link', { name: 'Call Ana' })).not.toContainElement(box);
});

it('tells when Shift was held, and when it is given up', async () => {
  const onSelect = show(true);
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(false, true);
});
