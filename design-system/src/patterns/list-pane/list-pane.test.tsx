import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { ListPane } from './list-pane';

it('scrolls the list alone, between its head and its foot', () => {
  const scroller = vi.fn();
  renderWithTheme(
    <ListPane ref={scroller} head="Memory" foot="2 selected">
      <p>A row</p>
    </ListPane>,
  );
  const part = scroller.mock.calls[0]?.[0] as HTMLElement;
  expect(part).toHaveTextContent(/^A row$/);
  expect(screen.getByText('Memory')).not.toContainElement(part);
  expect(screen.getByText('2 selected')).toBeInTheDocument();
});
