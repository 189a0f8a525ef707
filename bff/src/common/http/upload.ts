import { PayloadTooLargeException } from '@nestjs/common';
import { type Request } from 'express';
import { UnsupportedMediaType } from './request-errors.js';

/** As large as any other body: proxies and tunnels need no setting of their own, and a broken line costs one part. */
const MAX_PART_BYTES = 1_000_000;
const PART_TYPE = 'application/octet-stream';

/** A type that no form of another site can send. Only a PUT takes it, which reads the body itself. */
export function isUpload({ method, headers }: Request): boolean {
  return method === 'PUT' && headers['content-type'] === PART_TYPE;
}

/** A part of a file, as it comes in. */
export async function* uploadedPart(request: Request): AsyncIterable<Buffer> {
  if (!isUpload(request)) throw new UnsupportedMediaType();
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_PART_BYTES) throw new PayloadTooLargeException();
    yield chunk;
  }
}
