import { type Locator, type Page, expect } from '@playwright/test';

export class AskPage {
  constructor(private readonly page: Page) {}

  /** Sends a message and waits until the twin has answered it. */
  async say(text: string): Promise<Locator> {
    const answer = await this.begin(text);
    await this.expectDone(answer);
    return answer;
  }

  /** Sends a message and gives the answer as soon as it has begun. */
  async begin(text: string): Promise<Locator> {
    await this.page.getByRole('textbox', { name: 'Message to your twin' }).fill(text);
    // Only now: until the screen is there, the one before it may show articles of its own.
    const answered = await this.answers.count();
    await this.page.getByRole('button', { name: 'Send' }).click();
    await expect(this.answers).toHaveCount(answered + 1);
    return this.answers.nth(answered);
  }

  async expectDone(answer: Locator, timeout?: number): Promise<void> {
    await expect(answer).toHaveAttribute('aria-busy', 'false', { timeout });
  }

  /** The twin's answers, oldest first. */
  get answers(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }
}
