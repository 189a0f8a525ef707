import { reportWebVitals } from './report-web-vitals';

type Observer = (report: (metric: { id: string; name: string; value: number }) => void) => void;
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

  observers.get('LCP')?.({ id: 'v5-1', name: 'LCP', value: 812.6 });
  expect(window.gtag).toHaveBeenLastCalledWith('event', 'LCP', {
    event_category: 'Web Vitals',
    event_label: 'v5-1',
    value: 813,
    non_interaction: true,
  });
  observers.get('CLS')?.({ id: 'v5-2', name: 'CLS', value: 0.0123 });
  expect(window.gtag).toHaveBeenLastCalledWith('event', 'CLS', expect.objectContaining({ value: 12 }));
});

test('observes nothing where nobody listens', async () => {
  reportWebVitals();
  await new Promise((resolve) => setTimeout(resolve));
  expect(observers.size).toBe(0);
});
