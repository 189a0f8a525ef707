import { expect, test } from '../../fixtures/test.ts';

const ledHome = [
  '/no/such/page',
  '/no-such.page',
  '/index.php?x=1',
  '/twin-of-nobody',
  '//evil.example',
  '/%2f%2fevil.example',
];

for (const address of ledHome) {
  test(`${address} leads home, and to nowhere else`, async ({ page, baseURL }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(`${baseURL ?? ''}${address}`);
    await expect(page).toHaveURL(`${baseURL ?? ''}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([...origins]).toEqual([baseURL]);
  });
}

test('/twin leads to the twin, and what is below the dashboard to the dashboard', async ({ page }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto('/twin');
  await expect.poll(() => visited).toContain('/twin-interface');
  await page.goto('/dashboard/of/something//else?next=//evil.example');
  await expect(page).toHaveURL(/[/]login[?]next=%2Fdashboard$/);
});

test('pages are pages and files are files', async ({ request }) => {
  const asPerson = { headers: { accept: 'text/html,*/*;q=0.8' }, maxRedirects: 0 };
  for (const address of ['/', '/docs', '/dashboard/anything', '/twin', '/no/such/page', '/no-such.page']) {
    const answer = await request.get(address, asPerson);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toContain('text/html');
    expect(answer.headers()['cache-control'], address).toBe('no-cache');
  }
  for (const address of ['/no-such.js', '/static/js/no-such.js', '/images/no-such.png']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('what an installation needs is served fresh, under the policy of the site', async ({ request }) => {
  const files = {
    '/service-worker.js': /javascript/,
    '/manifest.webmanifest': /manifest[+]json/,
    '/icon-512.png': /image/,
  };
  for (const [address, type] of Object.entries(files)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(type);
    expect(answer.headers()['cache-control'], address).toBe('no-cache');
    expect(answer.headers()['content-security-policy'], address).toContain("worker-src 'self'");
  }
});
