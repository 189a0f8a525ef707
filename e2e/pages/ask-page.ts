import { type Locator, type Page, expect } from '@playwright/test';

export class AskPage {
  constructor(private readonly page: Page) {}

  /** Sends a message and waits until the twin has answered it. */
  async say(text: string): Promise<Locator> {
    const answered = await this.answers.count();
    await this.page.getByRole('main').getByRole('textbox', { name: /ask|message|tell/i }).fill(text);
    await this.page.keyboard.press('Enter');
    await expect(this.answers).toHaveCount(answered + 1);
    return this.answers.nth(answered);
  }

  /** The twin's answers, oldest first. */
  get answers(): Locator {
    return this.page.getByRole('article', { name: /^Twin/ });
  }
}
