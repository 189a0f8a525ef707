import type { Page } from '@playwright/test';

/** The page on which the product plays Google, GitHub, Facebook or X, in a window of its own or in this one. */
export class ProviderPage {
  constructor(private readonly page: Page) {}

  async signInAs(email: string, name = 'Mara'): Promise<void> {
    await this.page.getByRole('button', { name: /add new account/i }).click();
    await this.page.locator('#email-input').fill(email);
    await this.page.locator('#display-name-input').fill(name);
    await this.page.locator('#sign-in').click();
  }

  /** Somebody who has signed in there before. */
  async choose(email: string): Promise<void> {
    await this.page.locator('li.js-reuse-account', { hasText: email }).click();
  }
}
