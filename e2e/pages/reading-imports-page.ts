import { type Page } from '@playwright/test';
import { FileImportPage } from './file-import-page.ts';

export class ReadingImportsPage extends FileImportPage {
  constructor(page: Page) {
    super(page, { path: '/biometrics/imports', title: 'Import readings', preview: 'What the file measured' });
  }
}
