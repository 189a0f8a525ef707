import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Response } from 'express';

interface SentFile {
  name: string;
  type: string;
  content: Readable | AsyncIterable<string>;
}

/** Sends a file to be kept, never to be shown: what a user wrote must not become a page of ours. */
export async function sendFile(response: Response, { name, type, content }: SentFile): Promise<void> {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  try {
    await pipeline(content instanceof Readable ? content : Readable.from(content), response);
  } catch (error) {
    // Whoever asked has gone.
    if (!response.destroyed || response.writableFinished) throw error;
  }
}

/** A table that is written line by line. */
export function sendCsv(response: Response, name: string, content: AsyncIterable<string>): Promise<void> {
  return sendFile(response, { name, type: 'text/csv; charset=utf-8', content });
}
