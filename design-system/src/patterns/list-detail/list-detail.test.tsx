import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { ListDetail } from './list-detail';

it('shows the placeholder until something is open', () => {
  const { rerender } = renderWithTheme(
    <ListDetail listLabel="Memories" list="List" placeholder="Pick one" />,
  );
  expect(screen.getByRole('region', { name: 'Memories' })).toHaveTextContent('List');
  expect(screen.getByText('Pick one')).toBeInTheDocument();
  rerender(<ListDetail listLabel="Memories" list="List" placeholder="Pick one" detail="Detail" />);
  expect(screen.getByText('Detail')).toBeInTheDocument();
  expect(screen.queryByText('Pick one')).not.toBeInTheDocument();
});
