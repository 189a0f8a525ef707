import { type Memory } from './memory.dto.js';

/** What a memory came from. */
export interface MemoryOrigin {
  kind: Memory['source']['kind'];
  messageId?: string;
  conversationId?: string;
  /** The words it was made from, as they were said. */
  quote?: string;
}

/** A memory to keep, from whichever part of the product. Its text has passed `plainText`. */
export interface MemoryDraft {
  text: string;
  source: MemoryOrigin;
  kind?: Memory['kind'];
  tags?: string[];
  happenedAt?: Date | null;
  /** Where it was captured; "last Friday" is counted there. */
  timeZone?: string | undefined;
  importance?: number;
  /** A guess waits for the user's word. */
  status?: 'active' | 'suggested';
  /** Even if it falls under what the user asked never to remember. */
  saveAnyway?: boolean | undefined;
  /** A repeat with the same key gives the memory that the first one made. */
  idempotencyKey?: string | undefined;
  /** Who said it, when it was not the owner. */
  author?: string | null | undefined;
  /** What was said together, and the place in it: its neighbours help to find it. */
  thread?: string | null | undefined;
  seq?: number | null | undefined;
  /** Its id where it came from. */
  externalId?: string | undefined;
}
