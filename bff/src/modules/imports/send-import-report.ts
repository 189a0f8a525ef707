import { type Response } from 'express';
import { sendFile } from '../../common/http/send-file.js';

/** What was left out of an import, as the table that its owner keeps. */
export function sendImportReport(response: Response, content: AsyncIterable<string>): Promise<void> {
  return sendFile(response, { name: 'twyn-import-report.csv', type: 'text/csv; charset=utf-8', content });
}
