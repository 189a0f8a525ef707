import { type Locator, type Page, expect } from '@playwright/test';

export class DashboardPage {
  readonly captureBox: Locator;
  readonly askBox: Locator;

  constructor(private readonly page: Page) {
    this.captureBox = page.getByRole('main').getByRole('textbox', { name: 'Tell your twin something' });
    this.askBox = page.getByRole('textbox', { name: 'Question to your twin' });
  }

  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL(/\/dashboard$/);
    await expect(this.captureBox).toBeVisible();
  }

  async remember(text: string): Promise<void> {
    await this.captureBox.fill(text);
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
