import { PayloadTooLargeException } from '@nestjs/common';
import { type Request } from 'express';
import { UnsupportedMediaType } from './request-errors.js';

/** As large as any other body: proxies and tunnels need no setting of their own, and a broken line costs one part. */
const MAX_PART_BYTES = 1_000_000;
const PART_TYPE = 'application/octet-stream';

const UPLOADING = new Set(['PUT', 'POST']);

/** A type that no form of another site can send. Whoever takes it reads the body itself. */
export function isUpload({ method, headers }: Request): boolean {
  return UPLOADING.has(method) && headers['content-type'] === PART_TYPE;
}

/** A part of a file, as it comes in. */
export function uploadedPart(request: Request): AsyncIterable<Buffer> {
  return uploadedBytes(request, MAX_PART_BYTES);
}

/** A file that comes in one request, as it comes in: no more than `maxBytes` of it. */
export async function* uploadedBytes(request: Request, maxBytes: number): AsyncIterable<Buffer> {
  if (!isUpload(request)) throw new UnsupportedMediaType();
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new PayloadTooLargeException();
    yield chunk;
  }
}
