import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { renderWithTheme } from '../../testing/render';
import { CodeInput } from './code-input';

function Harness(): ReactElement {
  const [code, setCode] = useState('');
  return <CodeInput label="Code" value={code} onChange={setCode} />;
}

it('takes digits only, as many as a code has, also from a paste', async () => {
  renderWithTheme(<Harness />);
  const input = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.click(input);
  await userEvent.paste('482 913 77');
  expect(input).toHaveValue('482913');
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
});

it('says what is wrong with the field', () => {
  renderWithTheme(<CodeInput label="Code" value="1" onChange={vi.fn()} error="Too short" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too short');
});
