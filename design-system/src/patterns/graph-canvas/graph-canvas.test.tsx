import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { GraphCanvas } from './graph-canvas';

const NODES = [{ id: 'ines', label: 'Ines', kind: 'person', weight: 3 } as const];

beforeEach(() => {
  // jsdom draws nothing, and captures no pointer.
  HTMLElement.prototype.setPointerCapture = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

it('is a picture with a sentence; a press on a node selects it, one beside all of them nothing', async () => {
  const onSelect = vi.fn();
  renderWithTheme(
    <GraphCanvas summary="Graph of 1 person." nodes={NODES} edges={[]} selected={null} onSelect={onSelect} />,
  );
  const picture = screen.getByRole('img', { name: 'Graph of 1 person.' });
  const press = (clientX: number, clientY: number): void => {
    fireEvent.pointerDown(picture, { clientX, clientY });
    fireEvent.pointerUp(picture, { clientX, clientY });
  };
  press(0, 0);
  expect(onSelect).toHaveBeenLastCalledWith('ines');
  press(900, 900);
  expect(onSelect).toHaveBeenLastCalledWith(null);
  await userEvent.click(screen.getByRole('button', { name: 'Closer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show all of it' }));
  press(0, 0);
  expect(onSelect).toHaveBeenLastCalledWith('ines');
});

it('moves under the pointer instead of selecting', () => {
  const onSelect = vi.fn();
  renderWithTheme(
    <GraphCanvas summary="Graph." nodes={NODES} edges={[]} selected="ines" onSelect={onSelect} />,
  );
  const picture = screen.getByRole('img', { name: 'Graph.' });
  fireEvent.pointerDown(picture, { clientX: 0, clientY: 0 });
  fireEvent.pointerMove(picture, { clientX: 60, clientY: 0 });
  fireEvent.pointerUp(picture, { clientX: 60, clientY: 0 });
  expect(onSelect).not.toHaveBeenCalled();
});
