import { DesignSystemProvider, onSchemeChoice, Toaster } from '@twyn/design-system';
import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { RouterLink } from '../components/router-link';
import { themeChosen } from '../shared/theme/theme.slice';
import type { AppStore } from '../store/store';
import { AuthErrorBanner } from './auth-error-banner';
import { OptionalBoundary } from './optional-boundary';
import { ErrorPage } from './error-page';
import { AppRoutes } from './router';

interface AppProps {
  store: AppStore;
  /** Where the address comes from. @default BrowserRouter */
  router?: ComponentType<{ children: ReactNode }>;
}

export function App({ store, router: Router = BrowserRouter }: AppProps): ReactElement {
  // Another tab, and the design system itself, choose as well.
  useEffect(() => onSchemeChoice((choice) => void store.dispatch(themeChosen(choice))), [store]);
  return (
    <Provider store={store}>
      <DesignSystemProvider linkComponent={RouterLink}>
        <ErrorPage>
          <Router>
            <AppRoutes />
            <AuthErrorBanner />
          </Router>
        </ErrorPage>
        <OptionalBoundary>
          <Toaster />
        </OptionalBoundary>
      </DesignSystemProvider>
    </Provider>
  );
}
