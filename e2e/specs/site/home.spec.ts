import { expect, test } from '../../fixtures/test.ts';
import { SitePage } from '../../pages/site-page.ts';

test('Z4: brings no script until somebody uses the page, and asks nobody for more than its own files', async ({
  page,
  baseURL,
}) => {
  const home = baseURL ?? '';
  const scripts: string[] = [];
  const others: string[] = [];
  const isOurFile = (url: string): boolean => url === `${home}/` || url.startsWith(`${home}/static/`);
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (request.method() !== 'GET' || !isOurFile(request.url())) others.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await new SitePage(page).demoCard('Biometric Integration').click();
  await expect(page.getByText('Overall status')).toBeVisible();
  expect(others).toEqual([]);
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
  await expect(page.getByText('Front door locked. Lights in bedroom at 30%.')).toBeVisible();
});

test('the tagline stands still where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByText('Your Second Brain', { exact: true })).toBeVisible();
  await expect(page.getByText('Always Learning', { exact: true })).toBeHidden();
});

test('the guides are searched as one types', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('searchbox', { name: 'Search the guides' }).fill('thirty days');
  await page.getByRole('list', { name: 'Found' }).getByRole('link', { name: 'Forget it' }).click();
  await expect(page).toHaveURL(/\/docs\/memories#forget-it$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the menu slides in, and closes with Escape, with a page and when the page is scrolled', async ({
    page,
  }) => {
    const site = new SitePage(page);
    await site.open('/');
    await site.openMenu();
    await expect(site.menu.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
    await page.keyboard.press('Escape');
    await expect(site.menu).toBeHidden();
    await site.openMenu();
    await site.menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It costs the machine it runs on');
    await expect(site.menu).toBeHidden();

    await site.openMenu();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.evaluate(() => {
      scrollTo(0, 90);
    });
    await expect(site.menu).toBeVisible();
    await page.evaluate(() => {
      scrollTo(0, 140);
    });
    await expect(site.menu).toBeHidden();
  });
});
