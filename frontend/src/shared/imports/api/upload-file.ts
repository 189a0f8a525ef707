import { type ApiError, fromProblem, toApiError } from '../../../api/api-error';
import { CLIENT_HEADERS } from '../../../api/request';

interface Uploading {
  receivedBytes: number;
}

/** Below what proxies take in one request. */
const PART_BYTES = 900_000;
const MAX_REPEATS = 5;
const PAUSE_MS = 1000;
/** Another part stands where this one belongs: ask, and go on from there. */
const OUT_OF_PLACE = 409;

export class UploadRefused extends Error {
  constructor(readonly reason: ApiError) {
    super(reason.message);
  }
}

/**
 * Sends a file part by part. After a lost connection it goes on from what the server has.
 * @param address of its import, such as `/api/imports/17`
 */
export async function uploadFile(
  address: string,
  file: Blob,
  { onProgress, signal }: { onProgress: (bytes: number) => void; signal: AbortSignal },
): Promise<void> {
  let sent = 0;
  let repeats = 0;
  while (sent < file.size) {
    try {
      sent = await sendPart(address, file, sent, signal);
      repeats = 0;
      onProgress(sent);
    } catch (error) {
      signal.throwIfAborted();
      repeats += 1;
      if (repeats > MAX_REPEATS || !mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * repeats));
      sent = await received(address, signal).catch(() => sent);
    }
  }
}

async function sendPart(address: string, file: Blob, offset: number, signal: AbortSignal): Promise<number> {
  const part = file.slice(offset, offset + PART_BYTES);
  const { receivedBytes } = await call(`${address}/file?offset=${offset}`, {
    method: 'PUT',
    body: part,
    headers: { ...CLIENT_HEADERS, 'Content-Type': 'application/octet-stream' },
    signal,
  });
  return Math.min(receivedBytes, offset + part.size);
}

async function received(address: string, signal: AbortSignal): Promise<number> {
  return (await call(address, { signal })).receivedBytes;
}

async function call(url: string, init: RequestInit): Promise<Uploading> {
  const response = await fetch(url, { credentials: 'include', ...init }).catch((error: unknown) => {
    throw new UploadRefused(toApiError({ status: 'FETCH_ERROR', error: String(error) }));
  });
  if (response.ok) return (await response.json()) as Uploading;
  const problem: unknown = await response.json().catch(() => null);
  throw new UploadRefused(fromProblem(response.status, problem));
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof UploadRefused)) return false;
  const { status, code } = error.reason;
  return status === 0 || status >= 500 || (status === OUT_OF_PLACE && code === 'upload_out_of_place');
}
