import { Glyph, ListRow, Time } from '@twyn/design-system';
import type { ReactElement, Ref } from 'react';
import type { Memory } from '../shared/memory/api/memory.api';
import { memoryTitle } from '../shared/memory/memory-outline';
import { memoryKinds } from './memory-labels';

export interface MemoryRowProps {
  memory: Memory;
  href: string;
  /** When, as the list around it wants to say it. */
  when: string;
  secondary: string;
  selected?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** One memory in a list. */
export function MemoryRow({ memory, when, ...rest }: MemoryRowProps): ReactElement {
  return (
    <ListRow
      glyph={<Glyph domain="memory" icon={memoryKinds[memory.kind].icon} size="sm" />}
      title={memoryTitle(memory.text)}
      meta={<Time dateTime={memory.recordedAt}>{when}</Time>}
      {...rest}
    />
  );
}
