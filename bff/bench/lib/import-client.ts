import { open } from 'node:fs/promises';
import path from 'node:path';
import { BFF_URL, browserHeaders } from './stack.ts';

export interface ImportJob {
  id: string;
  status: string;
  imported: number;
  repeated: number;
  skipped: number;
  bytesRead: number;
  bytesToRead: number;
}

/** As large as the application sends them. */
const PART_BYTES = 900_000;

/** Throws what the server answers unless it did what it was asked. */
export async function request<T>(cookie: string, method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(BFF_URL + address, {
    method,
    headers: { ...browserHeaders, cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Gives the id of its import. */
export async function upload(cookie: string, file: string, imports = '/api/imports'): Promise<string> {
  const handle = await open(file);
  const { size } = await handle.stat();
  const { id } = await request<ImportJob>(cookie, 'POST', imports, {
    fileName: path.basename(file),
    fileBytes: size,
  });
  for (let offset = 0; offset < size; offset += PART_BYTES) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES, offset);
    const answer = await fetch(`${BFF_URL}${imports}/${id}/file?offset=${String(offset)}`, {
      method: 'PUT',
      headers: { ...browserHeaders, cookie, 'content-type': 'application/octet-stream' },
      body: buffer.subarray(0, bytesRead),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  await handle.close();
  return id;
}
