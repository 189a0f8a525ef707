import { DesignSystemProvider } from '@twyn/design-system';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { RouterLink } from '../components/router-link';
import type { AppStore, RootState } from '../store/store';
import { makeTestStore } from './make-test-store';

export interface RenderOptions {
  /** Where the visitor is. @default '/' */
  at?: string | Partial<Location<unknown>>;
  state?: Partial<RootState>;
}

export interface Rendered extends RenderResult {
  user: UserEvent;
  store: AppStore;
  /** Path and query the visitor is at now. */
  address: () => string;
}

/** Renders with the real store, router and design system. */
export function renderWithProviders(ui: ReactElement, { at = '/', state }: RenderOptions = {}): Rendered {
  const store = makeTestStore(state);
  let address = '';
  const view = render(
    <Provider store={store}>
      <DesignSystemProvider linkComponent={RouterLink}>
        <MemoryRouter initialEntries={[at]}>
          {ui}
          <AddressProbe onChange={(next) => (address = next)} />
        </MemoryRouter>
      </DesignSystemProvider>
    </Provider>,
  );
  return { ...view, user: userEvent.setup(), store, address: () => address };
}

function AddressProbe({ onChange }: { onChange: (address: string) => void }): ReactNode {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}
