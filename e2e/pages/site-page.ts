import { expect, type Locator, type Page } from '@playwright/test';

/** Any public page: its bar, its menu, its demos. */
export class SitePage {
  readonly demos: Locator;
  readonly menu: Locator;
  readonly header: Locator;

  constructor(private readonly page: Page) {
    this.demos = page.locator('#demos');
    this.header = page.getByRole('banner');
    this.menu = page.getByRole('dialog', { name: 'Menu' });
  }

  /** Every address of the sitemap, as paths. */
  async addresses(): Promise<string[]> {
    const answer = await this.page.request.get('/sitemap.xml');
    const found = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)];
    return found.map(([, address = '']) => new URL(address).pathname);
  }

  /** Those, and what shows one of them: the second address of the guides, and posts and guides that are not there. */
  async everyAddress(): Promise<string[]> {
    return [...(await this.addresses()), '/documentation', '/blog/no-such-post', '/docs/no-such-guide'];
  }

  /** Opens an address, and waits for the application, which comes when somebody uses the page. */
  async open(address: string): Promise<void> {
    await this.page.addInitScript(() => {
      addEventListener('twyn:ready', () => (document.documentElement.dataset.ready = ''));
    });
    await this.page.goto(address);
    await this.page.mouse.move(200, 200);
    await expect(this.page.locator('html')).toHaveAttribute('data-ready');
  }

  async openMenu(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
  }

  demoCard(name: string): Locator {
    return this.demos.getByRole('button', { name });
  }
}
