import { act, screen } from '@testing-library/react';
import { identityFailed } from '../features/auth';
import { renderWithProviders } from '../testing/render';
import { AuthErrorBanner } from './auth-error-banner';

test('says what failed until it is dismissed', async () => {
  const { store, user } = renderWithProviders(<AuthErrorBanner />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => {
    store.dispatch(identityFailed('Firebase initialization failed. Please refresh the page.'));
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Authentication Error: Firebase initialization failed. Please refresh the page.',
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
