import { DesignSystemProvider } from '@twyn/design-system';
import { lazy, type ReactElement, Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { RouterLink } from '../components/router-link';
import type { AppStore } from '../store/store';
import { AuthErrorBanner } from './auth-error-banner';
import { ErrorPage } from './error-page';
import { AppRoutes } from './router';

// Nothing is said before the first screen stands; what is said meanwhile waits for it.
const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }));

export function App({ store }: { store: AppStore }): ReactElement {
  return (
    <Provider store={store}>
      <DesignSystemProvider linkComponent={RouterLink}>
        <ErrorPage>
          <BrowserRouter>
            <AppRoutes />
            <AuthErrorBanner />
          </BrowserRouter>
        </ErrorPage>
        <Suspense>
          <Toaster />
        </Suspense>
      </DesignSystemProvider>
    </Provider>
  );
}
