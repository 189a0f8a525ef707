import { createHash } from 'node:crypto';

/** An id made of whose it is and of what it says: read again, the same content of the same person has the same. */
export function contentId(userId: string, content: string): string {
  const hash = createHash('sha256').update(`${userId} ${content}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
