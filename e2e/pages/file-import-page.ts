import { expect, type Locator, type Page } from '@playwright/test';

interface ItsNames {
  path: string;
  title: string;
  /** The name of the table that shows what a file gives. */
  preview: string;
}

/** A page that takes files: each is looked at, then imported. */
export class FileImportPage {
  constructor(
    protected readonly page: Page,
    private readonly its: ItsNames,
  ) {}

  async goto(): Promise<void> {
    await this.page.goto(this.its.path);
    await expect(this.page.getByRole('heading', { level: 1, name: this.its.title })).toBeVisible();
  }

  /** Hands a file over, and waits until what it gives is shown. */
  async choose(name: string, content: string | Buffer): Promise<void> {
    await this.page
      .getByLabel('Drop a file here, or choose one')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
    await expect(this.page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }

  get preview(): Locator {
    return this.page.getByRole('table', { name: this.its.preview });
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(this.page.getByLabel('Drop a file here, or choose one')).toBeAttached();
  }

  /** The import that was begun last. */
  get latest(): Locator {
    return this.page.getByRole('region', { name: 'Your imports' }).getByRole('listitem').first();
  }
}
