import { createHash } from 'node:crypto';
import { foldedText } from './comparison.js';

/** Recognises a text of a user's whatever its case and punctuation, and tells nothing about it. */
export function fingerprint(userId: string, text: string): string {
  return createHash('sha256')
    .update(`${userId}\n${foldedText(text)}`)
    .digest('base64url');
}
