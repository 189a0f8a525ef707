import { DesignSystemProvider } from '@twyn/design-system';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, useRoutes } from 'react-router-dom';
import { renderWithProviders } from '../testing/render';
import { pageRoute } from './page-route';

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', { href: location.href, pathname: '/page', reload });
});
afterEach(() => vi.unstubAllGlobals());

function open(load: () => Promise<() => React.ReactElement>): void {
  const routes = [pageRoute({ path: '/page', title: 'Page', load })];
  function Routes() {
    return useRoutes(routes);
  }
  renderWithProviders(<Routes />, { at: '/page' });
}

const missing = () => Promise.reject(new Error('chunk not found'));

test('says that it is loading', async () => {
  open(() => Promise.resolve(() => <main>Here</main>));
  expect(screen.getByText('Loading AI Digital Twin...')).toBeVisible();
  expect(await screen.findByText('Here')).toBeVisible();
});

test('loads the whole page anew when its code is gone', async () => {
  open(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('loads the page that a link led to, once, when its code is gone', async () => {
  const loaded: string[] = [];
  // The router moves the window's own address; only the load is not jsdom's to do.
  vi.stubGlobal('location', {
    origin: document.location.origin,
    get pathname() {
      return document.location.pathname;
    },
    reload: () => loaded.push(document.location.pathname),
  });
  history.replaceState(null, '', '/here');
  const here = () => Promise.resolve(() => <Link to="/there">Go there</Link>);
  const routes = [
    pageRoute({ path: '/here', title: 'Here', load: here }),
    pageRoute({ path: '/there', title: 'There', load: missing }),
  ];
  function Routes() {
    return useRoutes(routes);
  }
  render(
    <DesignSystemProvider>
      <BrowserRouter>
        <Routes />
      </BrowserRouter>
    </DesignSystemProvider>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Go there' }));
  await waitFor(() => expect(loaded).not.toEqual([]));
  // What the window shows until it has gone.
  expect(await screen.findByText('Loading AI Digital Twin...')).toBeVisible();
  expect(loaded).toEqual(['/there']);
});

test('says so when that did not help', async () => {
  sessionStorage.setItem('twyn.reloaded-for-page', '/page');
  open(missing);
  expect(await screen.findByRole('heading', { name: 'Failed to load component' })).toBeVisible();
  expect(screen.getByText('Please refresh the page to try again.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('keeps the window as it is while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(missing);
  expect(await screen.findByText('Failed to load component. Please try again later.')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
