import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/render';
import { ErrorPage } from './error-page';

let isBroken = true;
function Screen() {
  if (isBroken) throw new Error('render failed');
  return <p>All is well</p>;
}

test('a crash shows the screen of last resort, and trying again resets it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderWithProviders(
    <ErrorPage>
      <Screen />
    </ErrorPage>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Oops! Something went wrong');
  expect(
    screen.getByText(/We encountered an unexpected error. Don't worry, your data is safe./),
  ).toBeVisible();
  expect(screen.getByText('If this problem persists, please contact support.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go Home' })).toBeVisible();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('All is well')).toBeVisible();
});
