import { type Locator, type Page, expect } from '@playwright/test';

export class MemoryPage {
  constructor(private readonly page: Page) {}

  row(text: string | RegExp): Locator {
    return this.page
      .getByRole('region', { name: 'Memories' })
      .or(this.page.getByLabel('Memories'))
      .getByRole('link', { name: text })
      .first();
  }

  async open(text: string | RegExp): Promise<void> {
    await this.row(text).click();
    await this.expectShown(text);
  }

  async expectShown(text: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(/\/memory\?.*memory=/);
    await expect(this.page.getByRole('heading', { level: 2, name: text })).toBeVisible();
  }

  async correct(text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Correct' }).click();
    await this.page.getByRole('textbox', { name: 'What should be remembered' }).fill(text);
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByText('Version 2').first()).toBeVisible();
  }

  async forget(): Promise<void> {
    await this.page.getByRole('button', { name: 'Forget' }).click();
  }

  async archive(): Promise<void> {
    await this.page.getByRole('button', { name: 'Archive', exact: true }).click();
  }
}
