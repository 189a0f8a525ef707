import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { MonthGrid } from './month-grid';

it('opens a day on which something was told, and no other', async () => {
  const onSelect = vi.fn();
  renderWithTheme(
    <MonthGrid
      label="March 2026"
      weekdays={['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}
      weekdayNames={['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']}
      offset={6}
      days={[
        { day: 1, label: '1 March: good, 2 entries', step: 4, caption: '4.0' },
        { day: 2, label: '2 March: no entry', isToday: true },
      ]}
      onSelect={onSelect}
    />,
  );
  const [button, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(button).toHaveAccessibleName('1 March: good, 2 entries');
  await userEvent.click(button!);
  expect(onSelect).toHaveBeenCalledWith(1);
  const [, sunday, monday] = screen.getAllByRole('row');
  expect(sunday).toContainElement(button!);
  expect(monday).toHaveTextContent('2');
});
