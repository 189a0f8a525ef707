import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { GraphDiagram } from './graph-diagram';

test('a point is chosen by pointer and by keyboard', async () => {
  const onChoose = vi.fn();
  const nodes = [{ id: 'ana', name: 'Ana', note: 'person', x: 20, y: 30, isLit: false }];
  renderWithTheme(<GraphDiagram label="People" nodes={nodes} links={[]} onChoose={onChoose} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ana, person' }));
  screen.getByRole('button', { name: 'Ana, person' }).focus();
  await user.keyboard('{Enter} ');
  expect(onChoose.mock.calls).toEqual([['ana'], ['ana'], ['ana']]);
});
