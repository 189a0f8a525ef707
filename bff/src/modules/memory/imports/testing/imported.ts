import { setTimeout as wait } from 'node:timers/promises';
import { type Browser } from '../../../../testing/requests.js';
import { type ImportPreview, type MemoryImport, type StartImport } from '../imports.dto.js';

const PART_BYTES = 900_000;

/** Uploads a file as the screen does; gives the id of its import. */
export async function upload(
  browser: Browser,
  content: string | Buffer,
  fileName = 'file',
  path = '/api/imports',
): Promise<string> {
  const bytes = Buffer.from(content);
  const { body } = await browser.post(path).send({ fileName, fileBytes: bytes.length }).expect(201);
  const { id } = body as MemoryImport;
  for (let offset = 0; offset < bytes.length; offset += PART_BYTES) {
    await browser
      .put(`${path}/${id}/file?offset=${offset}`)
      .set('Content-Type', 'application/octet-stream')
      .send(bytes.subarray(offset, offset + PART_BYTES))
      .expect(200);
  }
  return id;
}

export function sendPart(
  browser: Browser,
  id: string,
  offset: number,
  part: Buffer,
): ReturnType<Browser['put']> {
  return browser
    .put(`/api/imports/${id}/file?offset=${offset}`)
    .set('Content-Type', 'application/octet-stream')
    .send(part);
}

/** Uploads a file, takes what the preview proposes, and waits until it is in. */
export async function importFile(
  browser: Browser,
  content: string | Buffer,
  { fileName, ...changes }: Partial<StartImport> & { fileName?: string } = {},
): Promise<MemoryImport> {
  const id = await upload(browser, content, fileName);
  const { body } = await browser.post(`/api/imports/${id}/preview`).send({}).expect(200);
  const { format, mapping } = body as ImportPreview;
  await browser
    .post(`/api/imports/${id}/start`)
    .send({ format, mapping, ...changes })
    .expect(200);
  return ended(browser, id);
}

/** The import once nothing more happens to it. */
export async function ended<T extends { status: string } = MemoryImport>(
  browser: Browser,
  id: string,
  path = '/api/imports',
): Promise<T> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { body } = await browser.get(`${path}/${id}`).expect(200);
    const current = body as T;
    if (!['queued', 'running', 'undoing'].includes(current.status)) return current;
    await wait(50);
  }
  throw new Error('The import does not end.');
}
