import type { Metric } from 'web-vitals';

declare global {
  interface Window {
    /** The page's analytics, when whoever runs it has put one there. */
    gtag?: (command: 'event', name: string, parameters: Record<string, unknown>) => void;
  }
}

/** Layout shift is a fraction; analytics count in whole numbers. */
const LAYOUT_SHIFT_SCALE = 1000;

/** Reports to the page's analytics function; without one not even the library is loaded. */
export function reportWebVitals(): void {
  if (!window.gtag) return;
  void import('web-vitals').then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
    for (const observe of [onCLS, onINP, onFCP, onLCP, onTTFB]) observe(report);
  });
}

function report({ id, name, value, rating }: Metric): void {
  window.gtag?.('event', name, {
    event_category: 'Web Vitals',
    event_label: id,
    value: Math.round(name === 'CLS' ? value * LAYOUT_SHIFT_SCALE : value),
    // By the library’s thresholds, which are those of the specification.
    metric_rating: rating,
    non_interaction: true,
  });
}
