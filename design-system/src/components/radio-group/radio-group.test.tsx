import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'always', label: 'Always', hint: 'With an undo.' },
  { value: 'ask', label: 'Ask me' },
] as const;

it('is a named group of which one is chosen by its words', async () => {
  const onChange = vi.fn();
  renderWithTheme(<RadioGroup label="Keep" options={options} value="always" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Keep' })).toBeVisible();
  const always = screen.getByRole('radio', { name: 'Always' });
  expect(always).toBeChecked();
  expect(always).toHaveAccessibleDescription('With an undo.');
  await userEvent.click(screen.getByText('Ask me'));
  expect(onChange).toHaveBeenCalledWith('ask');
});

it('stays as it is until it is told otherwise', async () => {
  renderWithTheme(<RadioGroup label="Keep" options={options} value="ask" onChange={() => undefined} />);
  await userEvent.click(screen.getByText('Always'));
  expect(screen.getByRole('radio', { name: 'Ask me' })).toBeChecked();
});
