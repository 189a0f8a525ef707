import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { renderWithTheme } from '../../testing/render';
import { ReorderList } from './reorder-list';

const items = ['Sleep', 'Steps', 'Weight'].map((label) => ({ id: label.toLowerCase(), label }));

function show() {
  const onReorder = vi.fn();
  renderWithTheme(<ReorderList label="Order" items={items} onReorder={onReorder} />);
  return onReorder;
}

it('moves a row a step by its buttons and says where it is', () => {
  const onReorder = show();
  fireEvent.click(screen.getByRole('button', { name: 'Move Weight up' }));
  expect(onReorder).toHaveBeenCalledWith(['sleep', 'weight', 'steps']);
  expect(screen.getByText('Weight, 2 of 3')).toBeInTheDocument();
});

it('goes no further than the ends', () => {
  const onReorder = show();
  fireEvent.click(screen.getByRole('button', { name: 'Move Sleep up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move Weight down' }));
  expect(onReorder).not.toHaveBeenCalled();
});

it('puts what was dragged where it is dropped', () => {
  const onReorder = show();
  const rows = screen.getAllByRole('listitem');
  fireEvent.dragStart(rows[2]!);
  fireEvent.dragOver(rows[0]!);
  fireEvent.drop(rows[0]!);
  expect(onReorder).toHaveBeenCalledWith(['weight', 'sleep', 'steps']);
});
