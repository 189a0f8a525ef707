import { isQuestion } from './question.js';
import { readStorageRequest, type StorageRequest } from './storage-request.js';

/** One message of the user, read once for every skill to decide on. */
export interface Utterance {
  readonly text: string;
  readonly storage: StorageRequest | undefined;
  readonly isQuestion: boolean;
}

export function readUtterance(text: string): Utterance {
  const storage = readStorageRequest(text);
  return { text, storage, isQuestion: storage === undefined && isQuestion(text) };
}
