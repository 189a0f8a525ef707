import { screen } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
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
