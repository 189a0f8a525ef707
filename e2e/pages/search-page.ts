import { type Locator, type Page, expect } from '@playwright/test';

export class SearchPage {
  constructor(private readonly page: Page) {}

  async search(query: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search your memories' }).fill(query);
    await expect(this.page).toHaveURL((url) => url.searchParams.get('q') === query);
  }

  get results(): Locator {
    return this.page.getByRole('article');
  }
}
