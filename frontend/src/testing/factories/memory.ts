import type { Memory } from '../../shared/memory/api/memory.api';

let made = 0;

export function makeMemory(overrides: Partial<Memory> = {}): Memory {
  made += 1;
  const recordedAt = overrides.recordedAt ?? new Date(Date.now() - made * 60_000).toISOString();
  return {
    id: `0199c2c0-0000-7000-8000-${String(made).padStart(12, '0')}`,
    kind: 'note',
    text: `Memory ${made}`,
    tags: [],
    happenedAt: null,
    happenedAtIsInferred: false,
    author: null,
    thread: null,
    seq: null,
    externalId: null,
    recordedAt,
    updatedAt: recordedAt,
    importance: 2,
    status: 'active',
    version: 1,
    pinnedAt: null,
    supersededById: null,
    supersededAt: null,
    suggestedTags: [],
    source: { kind: 'form', importId: null, messageId: null, conversationId: null, quote: null },
    ...overrides,
  };
}
