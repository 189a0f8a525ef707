import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { FileDrop } from './file-drop';

const file = new File(['One.'], 'notes.txt');

it('takes a file that is chosen, and the same again', async () => {
  const onFile = vi.fn();
  renderWithTheme(<FileDrop label="Choose a file" onFile={onFile} />);
  const field = screen.getByLabelText('Choose a file');
  await userEvent.upload(field, file);
  await userEvent.upload(field, file);
  expect(onFile).toHaveBeenCalledTimes(2);
});

it('takes a file that is dropped, unless it is disabled', () => {
  const onFile = vi.fn();
  const { rerender } = renderWithTheme(<FileDrop label="Choose a file" onFile={onFile} />);
  const drop = (): boolean =>
    fireEvent.drop(screen.getByText('Choose a file'), { dataTransfer: { files: [file] } });
  drop();
  rerender(<FileDrop label="Choose a file" disabled onFile={onFile} />);
  drop();
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
});
