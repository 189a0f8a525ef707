import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { Select } from './select';

it('hands over the chosen value', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'note', label: 'Note' },
    { value: 'person', label: 'Person' },
  ] as const;
  renderWithTheme(<Select label="Kind" options={options} value="note" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Person');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('person');
});
