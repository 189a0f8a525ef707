import { DesignSystemProvider, Toaster } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { RouterLink } from '../components/router-link';
import type { AppStore } from '../store/store';
import { AuthErrorBanner } from './auth-error-banner';
import { Dispensable } from './dispensable';
import { ErrorPage } from './error-page';
import { AppRoutes } from './router';

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
        <Dispensable>
          <Toaster />
        </Dispensable>
      </DesignSystemProvider>
    </Provider>
  );
}
