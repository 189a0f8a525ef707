import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { axeViolations } from '../../testing/axe';
import { renderWithTheme } from '../../testing/render';
import { CommandPalette } from './command-palette';

const go = vi.fn();
const NAMES = ['Today', 'Ask', 'Search'];

function Palette(): ReactElement {
  const [isOpen, setIsOpen] = useState(true);
  const [value, setValue] = useState('');
  const options = NAMES.filter((name) => name.toLowerCase().includes(value.toLowerCase())).map((name) => ({
    id: name,
    icon: 'search' as const,
    label: name,
    onSelect: () => go(name),
  }));
  return (
    <CommandPalette
      open={isOpen}
      onClose={() => setIsOpen(false)}
      label="Commands"
      placeholder="Go anywhere"
      value={value}
      onChange={setValue}
      groups={[
        { label: 'Go to', options },
        { label: 'Memories', options: [] },
      ]}
      status={`${String(options.length)} found`}
    />
  );
}

beforeEach(() => go.mockReset());
// jsdom lays nothing out.
beforeAll(() => void (Element.prototype.scrollIntoView = vi.fn()));

it('runs what the arrows have chosen, and goes round at both ends', async () => {
  renderWithTheme(<Palette />);
  const field = screen.getByRole('combobox', { name: 'Commands' });
  expect(field).toHaveFocus();
  expect(screen.getByRole('option', { name: 'Today' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Search' }).id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(go.mock.calls).toEqual([['Ask']]);
});

it('narrows with every letter, and Enter takes the first', async () => {
  renderWithTheme(<Palette />);
  await userEvent.keyboard('{ArrowDown}sea');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
  await userEvent.keyboard('{Enter}');
  expect(go.mock.calls).toEqual([['Search']]);
});

it('does nothing on Enter when there is nothing to choose', async () => {
  renderWithTheme(<Palette />);
  await userEvent.keyboard('xyz{ArrowDown}{Enter}');
  expect(go).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('runs what is pressed, and is accessible', async () => {
  renderWithTheme(<Palette />);
  expect(await axeViolations()).toEqual([]);
  expect(screen.queryByRole('group', { name: 'Memories' })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: 'Ask' }));
  expect(go.mock.calls).toEqual([['Ask']]);
});
