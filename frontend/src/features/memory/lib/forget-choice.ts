import type { NamedEntity } from '../api/entities.api';
import type { ForgetTarget } from '../api/forgetting.api';
import type { Memory, MemoryKind } from '../../../shared/memory/api/memory.api';

/** By what a person says what to forget, and what they said so far. */
export interface ForgetChoice {
  by: 'entity' | 'topic' | 'tag' | 'kind' | 'source' | 'time';
  entity: NamedEntity | null;
  topic: string;
  tag: string;
  kind: MemoryKind;
  source: Memory['source']['kind'];
  /** Days as a date field gives them; both are part of it. */
  from: string;
  to: string;
}

export const NOTHING_CHOSEN: ForgetChoice = {
  by: 'entity',
  entity: null,
  topic: '',
  tag: '',
  kind: 'note',
  source: 'paste',
  from: '',
  to: '',
};

/** Null as long as it does not say enough. */
export function targetOf(choice: ForgetChoice): ForgetTarget | null {
  switch (choice.by) {
    case 'entity':
      return choice.entity && { entity: [choice.entity.id] };
    case 'topic':
      return choice.topic.trim() === '' ? null : { topic: choice.topic.trim() };
    case 'tag':
      return choice.tag.trim() === '' ? null : { tag: [choice.tag.trim()] };
    case 'kind':
      return { kind: [choice.kind] };
    case 'source':
      return { source: choice.source };
    case 'time':
      return timeOf(choice);
  }
}

function timeOf({ from, to }: ForgetChoice): ForgetTarget | null {
  if (from === '' && to === '') return null;
  const start = from === '' ? undefined : new Date(`${from}T00:00`);
  const end = to === '' ? undefined : new Date(`${to}T00:00`);
  end?.setDate(end.getDate() + 1);
  return {
    ...(start && { dateFrom: start.toISOString() }),
    ...(end && { dateBefore: end.toISOString() }),
  };
}
