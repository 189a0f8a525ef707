import { reportWebVitals } from './report-web-vitals';

type Observer = (
  report: (metric: { id: string; name: string; value: number; rating: string }) => void,
) => void;
const observers = vi.hoisted(() => new Map<string, Parameters<Observer>[0]>());

vi.mock('web-vitals', () => {
  const observe =
    (name: string): Observer =>
    (report) =>
      void observers.set(name, report);
  return {
    onCLS: observe('CLS'),
    onFCP: observe('FCP'),
    onINP: observe('INP'),
    onLCP: observe('LCP'),
    onTTFB: observe('TTFB'),
  };
});

afterEach(() => {
  delete window.gtag;
  observers.clear();
});

test('reports every metric to the analytics of the page', async () => {
  window.gtag = vi.fn();
  reportWebVitals();
  await vi.waitFor(() => expect([...observers.keys()].sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']));

  observers.get('LCP')?.({ id: 'v5-1', name: 'LCP', value: 812.6, rating: 'good' });
  expect(window.gtag).toHaveBeenLastCalledWith('event', 'LCP', {
    event_category: 'Web Vitals',
    event_label: 'v5-1',
    value: 813,
    metric_rating: 'good',
    non_interaction: true,
  });
  observers.get('CLS')?.({ id: 'v5-2', name: 'CLS', value: 0.3123, rating: 'poor' });
  expect(window.gtag).toHaveBeenLastCalledWith(
    'event',
    'CLS',
    expect.objectContaining({ value: 312, metric_rating: 'poor' }),
  );
});

test('observes nothing where nobody listens', async () => {
  reportWebVitals();
  await new Promise((resolve) => setTimeout(resolve));
  expect(observers.size).toBe(0);
});

test.each([
  ['FCPThresholds', [1800, 3000]],
  ['LCPThresholds', [2500, 4000]],
  ['CLSThresholds', [0.1, 0.25]],
  ['INPThresholds', [200, 500]],
  ['TTFBThresholds', [800, 1800]],
] as const)('the library rates by the %s of the specification', async (name, thresholds) => {
  const library = await vi.importActual<Record<string, unknown>>('web-vitals');
  expect(library[name]).toEqual(thresholds);
});
