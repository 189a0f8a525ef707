import { expect, test } from '../../fixtures/test.ts';

test('pages are pages and files are files', { tag: '@stack' }, async ({ request }) => {
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
  // What climbs out of the site's own folder finds nothing.
  for (const address of ['/blog/..%2f..%2fpackage.json', '/docs/%00', '/blog/%2e%2e/%2e%2e/package.json']) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBeLessThan(500);
    expect(await answer.text(), address).not.toContain('"workspaces"');
  }
});

test(
  'what an installation needs is served fresh, under the policy of the site',
  { tag: '@stack' },
  async ({ request }) => {
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
  },
);
