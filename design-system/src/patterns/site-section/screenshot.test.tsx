import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Screenshot } from './screenshot';

const file = { avif: '/a.avif 680w', webp: '/a.webp 680w', fallback: '/a.webp' };
const shapes = { wide: file, narrow: file };
const picture = <Screenshot files={{ dark: shapes, light: shapes }} alt="The dashboard" />;

test('is fetched once a tenth of it is in view', () => {
  let look: IntersectionObserverCallback = () => undefined;
  const observe = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(function (callback: IntersectionObserverCallback) {
      look = callback;
      return { observe, disconnect: vi.fn() };
    }),
  );
  renderWithTheme(picture);
  expect(IntersectionObserver).toHaveBeenCalledWith(expect.any(Function), { threshold: 0.1 });
  expect(screen.queryAllByAltText('The dashboard')).toHaveLength(0);
  const entry = { isIntersecting: true } as IntersectionObserverEntry;
  act(() => look([entry], {} as IntersectionObserver));
  expect(screen.getAllByAltText('The dashboard')).toHaveLength(2);
  vi.unstubAllGlobals();
});

test('says so when it failed before anybody listened', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  renderWithTheme(picture);
  expect(screen.getByText('Failed to load image')).toBeVisible();
  vi.restoreAllMocks();
});

test('says so when it cannot be loaded', () => {
  renderWithTheme(picture);
  const [image] = screen.getAllByAltText('The dashboard');
  if (image) fireEvent.error(image);
  expect(screen.getByText('Failed to load image')).toBeVisible();
});
