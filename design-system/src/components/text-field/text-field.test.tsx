import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderWithTheme } from '../../testing/render';
import { TextField } from './text-field';

it('is found by its label and described by its hint', () => {
  renderWithTheme(<TextField label="Email" hint="We write to no one." />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('We write to no one.');
});

it('replaces the hint by the error, marks itself invalid and announces it', () => {
  renderWithTheme(<TextField label="Email" hint="We write to no one." error="Add the part after the @." />);
  const input = screen.getByRole('textbox');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Add the part after the @.');
  expect(screen.getByRole('alert')).toHaveTextContent('Add the part after the @.');
  expect(screen.queryByText('We write to no one.')).not.toBeInTheDocument();
});

it('hides its label from sight only', () => {
  renderWithTheme(<TextField label="Find in memory" hideLabel />);
  expect(screen.getByLabelText('Find in memory')).toBeInTheDocument();
});

it('becomes a text area with several lines, and hands out the element', async () => {
  const ref = createRef<HTMLInputElement | HTMLTextAreaElement>();
  const onChange = vi.fn();
  renderWithTheme(<TextField label="Note" multiline ref={ref} onChange={onChange} />);
  const area = screen.getByRole('textbox', { name: 'Note' });
  await userEvent.type(area, 'One{enter}Two');
  expect(area).toHaveValue('One\nTwo');
  expect(onChange).toHaveBeenCalledTimes(7);
  expect(ref.current).toBe(area);
});
