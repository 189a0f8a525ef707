import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { renderWithTheme } from '../../testing/render';
import { SearchField } from './search-field';

function Controlled(): ReactElement {
  const [value, setValue] = useState('');
  return <SearchField label="Search everything" shortcut="/" value={value} onChange={setValue} />;
}

it('trades its shortcut for a way to clear it, and returns there', async () => {
  renderWithTheme(<Controlled />);
  const field = screen.getByRole('searchbox', { name: 'Search everything' });
  expect(screen.getByText('/')).toBeInTheDocument();
  await userEvent.type(field, 'Porto');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});
