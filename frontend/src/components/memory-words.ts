import type { IconName } from '@twyn/design-system';
import type { Memory, MemoryKind } from '../shared/memory/api/memory.api';

interface KindWords {
  one: string;
  many: string;
  icon: IconName;
}

export const memoryKinds: Record<MemoryKind, KindWords> = {
  note: { one: 'Note', many: 'Notes', icon: 'memory' },
  fact: { one: 'Fact', many: 'Facts', icon: 'check' },
  preference: { one: 'Preference', many: 'Preferences', icon: 'settings' },
  event: { one: 'Event', many: 'Events', icon: 'calendar' },
  person: { one: 'Person', many: 'People', icon: 'user' },
  place: { one: 'Place', many: 'Places', icon: 'place' },
  document: { one: 'Document', many: 'Documents', icon: 'list' },
  conversation: { one: 'Conversation', many: 'Conversations', icon: 'ask' },
  reading: { one: 'Reading', many: 'Readings', icon: 'memory' },
};

export function isMemoryKind(value: string | null): value is MemoryKind {
  return value !== null && Object.hasOwn(memoryKinds, value);
}

interface SourceWords {
  name: string;
  icon: IconName;
}

const sources: Record<Memory['source']['kind'], SourceWords> = {
  form: { name: 'Told by you', icon: 'edit' },
  paste: { name: 'Pasted by you', icon: 'copy' },
  message: { name: 'Told in a conversation', icon: 'ask' },
  import: { name: 'Imported', icon: 'transfer' },
};

/** Where a memory came from, in words. */
export function sourceWords({ source }: Pick<Memory, 'source'>): SourceWords {
  return sources[source.kind];
}
