import { type Locator, type Page, expect } from '@playwright/test';

export class DashboardPage {
  /** One field that tells or asks. */
  readonly captureBox: Locator;

  constructor(private readonly page: Page) {
    this.captureBox = page.getByRole('main').getByRole('textbox', { name: 'Tell or ask your twin' });
  }

  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL(/\/dashboard$/);
    await expect(this.captureBox).toBeVisible();
  }

  async remember(text: string): Promise<void> {
    await this.captureBox.fill(text);
    // The twin guesses what the words are for; here they are told, whatever they sound like.
    await this.page.getByRole('radio', { name: 'Remember' }).check();
    await this.page.getByRole('main').getByRole('button', { name: 'Remember' }).click();
    await expect(this.captureBox).toHaveValue('');
  }

  /** Puts the text in as a paste, which is what offers to keep paragraphs apart. */
  async paste(text: string): Promise<void> {
    await this.captureBox.evaluate((box, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
    await this.captureBox.fill(text);
  }
}
