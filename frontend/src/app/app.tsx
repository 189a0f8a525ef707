import { DesignSystemProvider, Toaster } from '@twyn/design-system';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { RouterLink } from '../components/router-link';
import type { AppStore } from '../store/store';
import { AuthErrorBanner } from './auth-error-banner';
import { Dispensable } from './dispensable';
import { ErrorPage } from './error-page';
import { AppRoutes } from './router';

interface AppProps {
  store: AppStore;
  /** Where the address comes from. @default BrowserRouter */
  router?: ComponentType<{ children: ReactNode }>;
}

export function App({ store, router: Router = BrowserRouter }: AppProps): ReactElement {
  return (
    <Provider store={store}>
      <DesignSystemProvider linkComponent={RouterLink}>
        <ErrorPage>
          <Router>
            <AppRoutes />
            <AuthErrorBanner />
          </Router>
        </ErrorPage>
        <Dispensable>
          <Toaster />
        </Dispensable>
      </DesignSystemProvider>
    </Provider>
  );
}
