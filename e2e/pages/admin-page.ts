import { type Locator, type Page, expect } from '@playwright/test';

export class AdminPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/admin');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible();
  }

  /** The line of the person with this address, once it is all that is shown. */
  async find(email: string): Promise<Locator> {
    await this.page.getByRole('searchbox', { name: 'Find a person' }).fill(email);
    await expect(this.page.getByText('1 person', { exact: true })).toBeVisible();
    return this.page.getByRole('row').filter({ hasText: email });
  }

  async choose(row: Locator, action: string): Promise<void> {
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** Answers the question on screen. */
  async confirm(verb: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: verb }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }
}
