import { type Page } from '@playwright/test';
import { FileImportPage } from './file-import-page.ts';

export class ImportPage extends FileImportPage {
  constructor(page: Page) {
    super(page, { path: '/memory/import', title: 'Import and export', preview: 'What the file gives' });
  }

  async download(): Promise<string> {
    await this.page.getByRole('button', { name: 'Export' }).click();
    const started = this.page.waitForEvent('download');
    await this.page.getByRole('link', { name: 'Download the zip' }).click();
    return (await started).path();
  }
}
