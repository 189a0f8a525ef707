import { expect, test } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

test('brings no script until somebody uses the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});

test('asks nobody else for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await page.goto('/');
  await page.mouse.move(200, 200);
  await new SitePage(page).demoCard('Biometric Integration').click();
  await expect(page.getByText('Overall status')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('says of every figure what it means', async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'In figures' });
  await expect(figures.getByRole('definition')).toHaveText(['99.9%', '10M+', '24/7']);
  await expect(figures.getByRole('term')).toHaveText(['accuracy1', 'neural connections2', 'learning3']);
  await expect(figures.getByRole('listitem')).toHaveText([/^1. A goal/, /^2. Illustrative/, /^3. It keeps/]);
});

test('can be used by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Voice Interface/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Say or type a command').fill('Lock the door and dim the bedroom');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Front door locked. Lights in bedroom at 30 %.')).toBeVisible();
});

test('the tagline stands still where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByText('Your Second Brain', { exact: true })).toBeVisible();
  await expect(page.getByText('Always Learning', { exact: true })).toBeHidden();
});

test('a free trial begins at the sign-up page', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

for (const address of ['/twin-of-nobody', '/blog/no-such-post', `/blog/${'x'.repeat(3000)}`]) {
  test(`answers clearly at ${address.slice(0, 30)}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address.startsWith('/blog/no'))
      await expect(page.getByText('There is no post at this address')).toBeVisible();
  });
}

test('a path that climbs is refused', async ({ page }) => {
  for (const path of ['/blog/..%2f..%2fpackage.json', '/docs/%00', '/blog/%2e%2e/%2e%2e/package.json']) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBeLessThan(500);
    expect(await answer.text()).not.toContain('"workspaces"');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the menu slides in, keeps the focus, and closes with Escape and with a page', async ({ page }) => {
    const site = new SitePage(page);
    await page.goto('/');
    await site.openMenu();
    await expect(site.menu.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(site.menu).toBeHidden();
    await site.openMenu();
    await site.menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It costs the machine it runs on');
    await expect(site.menu).toBeHidden();
  });
});

test('the guides are searched as one types', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('searchbox', { name: 'Search the guides' }).fill('thirty days');
  await page.getByRole('list', { name: 'Found' }).getByRole('link', { name: 'Forget it' }).click();
  await expect(page).toHaveURL(/\/docs\/memories#forget-it$/);
});
