import { expect, type Locator, type Page } from '@playwright/test';

export class VoicePage {
  constructor(private readonly page: Page) {}

  get field(): Locator {
    return this.page.getByRole('textbox', { name: 'What you say' });
  }

  get result(): Locator {
    return this.page.getByRole('region', { name: 'Result' });
  }

  get history(): Locator {
    return this.page.getByRole('region', { name: 'What you said' }).getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto('/voice');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Voice' })).toBeVisible();
  }

  get talkButton(): Locator {
    return this.page.getByRole('button', { name: 'Hold to talk, or tap' });
  }

  /** A tap that stays one on a slow machine: a click by pointer that takes long is a hold. */
  async tapToTalk(): Promise<void> {
    await this.talkButton.press('Enter');
  }

  async type(words: string): Promise<void> {
    await this.field.fill(words);
    await this.field.press('Enter');
  }

  /** In place of the browser's recognition: hears this on the device, word by word, and ends when it is told to. */
  async stubRecognition(sentence: string): Promise<void> {
    await this.page.addInitScript((words) => {
      class Recogniser {
        static available = (): Promise<string> => Promise.resolve('available');
        onresult?: (event: object) => void;
        onend?: () => void;
        start(): void {
          this.onresult?.({ resultIndex: 0, results: [[{ transcript: words }]] });
        }
        stop(): void {
          this.onend?.();
        }
        abort(): void {
          this.onend?.();
        }
      }
      Object.assign(globalThis, { webkitSpeechRecognition: Recogniser, SpeechRecognition: Recogniser });
    }, sentence);
  }
}
