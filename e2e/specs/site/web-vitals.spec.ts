import { expect, test } from '../../fixtures/test.ts';

interface Report {
  command: string;
  name: string;
  parameters: { event_category: string; event_label: string; value: number; non_interaction: boolean };
}

declare global {
  interface Window {
    reports: Report[];
    shifted: number;
    gtag?: (command: string, name: string, parameters: Report['parameters']) => void;
  }
}

test('a page that has analytics gets its figures, in whole numbers', async ({ page }) => {
  await page.addInitScript(() => {
    window.reports = [];
    window.shifted = 0;
    window.gtag = (command, name, parameters) => {
      window.reports.push({ command, name, parameters });
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const measured = (): Promise<string[]> => page.evaluate(() => window.reports.map(({ name }) => name));
  await page.goto('/');
  await expect.poll(measured).toEqual(expect.arrayContaining(['FCP', 'TTFB']));

  await page.evaluate(() => {
    const push = document.createElement('div');
    push.style.height = '300px';
    document.body.prepend(push);
  });
  await expect.poll(() => page.evaluate(() => window.shifted)).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  // What still grows is reported when the page is left.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(measured).toEqual(expect.arrayContaining(['CLS', 'LCP']));

  const { reports, shifted } = await page.evaluate(() => ({
    reports: window.reports,
    shifted: window.shifted,
  }));
  for (const { command, parameters } of reports) {
    expect(command).toBe('event');
    expect(Number.isInteger(parameters.value)).toBe(true);
    expect(parameters).toMatchObject({
      event_category: 'Web Vitals',
      event_label: expect.stringMatching(/^v\d/),
      non_interaction: true,
    });
  }
  expect(reports.find(({ name }) => name === 'CLS')?.parameters.value).toBe(Math.round(shifted * 1000));
});
