import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/render';
import { QueryBoundary, type QueryBoundaryProps } from './query-boundary';

type Query = QueryBoundaryProps<string[]>['query'];

const refetch = vi.fn();
const show = (query: Partial<Query>) =>
  renderWithProviders(
    <QueryBoundary
      query={{ isFetching: false, refetch, ...query }}
      skeleton={<p>Skeleton</p>}
      errorTitle="The notes could not be read"
      isEmpty={(notes) => notes.length === 0}
      empty={<p>No notes yet</p>}
    >
      {(notes) => <p>{notes.join()}</p>}
    </QueryBoundary>,
  );

test('shows the skeleton only once the wait is noticeable', () => {
  vi.useFakeTimers();
  show({ isFetching: true });
  expect(screen.queryByText('Skeleton')).not.toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(screen.getByText('Skeleton')).toBeVisible();
  vi.useRealTimers();
});

test('says what failed and why, and tries again', async () => {
  const { user } = show({ error: { status: 503, message: 'The database is starting.' } });
  expect(screen.getByRole('alert')).toHaveTextContent('The notes could not be read');
  expect(screen.getByText('The database is starting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('never asks a signed-in person to sign in', () => {
  show({ error: { status: 401, message: 'Please sign in.' } });
  expect(screen.getByText('Your session is being opened again. Try again in a moment.')).toBeVisible();
});

test('tells empty from full', () => {
  show({ data: [] });
  expect(screen.getByText('No notes yet')).toBeVisible();
});

test('keeps data on screen when reading it anew fails', () => {
  show({ data: ['a', 'b'], error: { status: 503, message: 'No.' } });
  expect(screen.getByText('a,b')).toBeVisible();
});
