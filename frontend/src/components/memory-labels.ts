import type { IconName } from '@twyn/design-system';
import type { Memory, MemoryKind } from '../shared/memory/api/memory.api';

interface KindLabels {
  one: string;
  many: string;
  icon: IconName;
}

export const memoryKinds: Record<MemoryKind, KindLabels> = {
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

interface SourceLabel {
  name: string;
  icon: IconName;
}

const sources: Record<Memory['source']['kind'], SourceLabel> = {
  form: { name: 'Saved by you', icon: 'edit' },
  paste: { name: 'Pasted by you', icon: 'copy' },
  message: { name: 'From a conversation', icon: 'ask' },
  import: { name: 'Imported', icon: 'transfer' },
  sample: { name: 'Sample data', icon: 'memory' },
};

export function sourceLabel({ source }: { source: Pick<Memory['source'], 'kind'> }): SourceLabel {
  return sources[source.kind];
}
