import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { renderWithTheme } from '../../testing/render';
import { Composer, type ComposerProps } from './composer';

const onSubmit = vi.fn();
beforeEach(() => onSubmit.mockClear());

function Controlled(props: Partial<ComposerProps>): ReactElement {
  const [value, setValue] = useState('');
  return (
    <Composer
      label="Ask"
      value={value}
      onChange={setValue}
      onSubmit={() => onSubmit(value)}
      submitLabel="Send"
      {...props}
    />
  );
}

it('sends by Enter and breaks the line by Shift and Enter', async () => {
  renderWithTheme(<Controlled />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Ask' }), 'One{Shift>}{Enter}{/Shift}Two{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('One\nTwo');
});

it('sends by Ctrl and Enter only, when told so', async () => {
  renderWithTheme(<Controlled submitOn="mod-enter" />);
  await userEvent.type(screen.getByRole('textbox'), 'One{Enter}Two{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('One\nTwo');
});

it('leaves Enter to the input method while it composes a word', () => {
  renderWithTheme(<Controlled value="すし" />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sends nothing when there is nothing to send', async () => {
  renderWithTheme(<Controlled />);
  await userEvent.type(screen.getByRole('textbox'), '   {Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

it('offers to stop instead of sending while an answer is written', async () => {
  const onStop = vi.fn();
  renderWithTheme(<Controlled value="Next" onStop={onStop} />);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});
