interface MemoryTag {
  type: 'Memory';
  id: string;
}

/** Whatever shows more than one memory. */
export const LIST: MemoryTag = { type: 'Memory', id: 'LIST' };

export function listTags(memories: readonly { id: string }[] = []): MemoryTag[] {
  return [LIST, ...memories.map(({ id }) => ({ type: 'Memory' as const, id }))];
}

/** Of a change that takes a memory from one list into another. */
export function movedTags(_result: unknown, _error: unknown, { id }: { id: string }): MemoryTag[] {
  return [LIST, { type: 'Memory', id }];
}
