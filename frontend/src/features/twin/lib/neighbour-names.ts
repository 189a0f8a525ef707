import type { EntityGraph } from '../api/twin-entities.api';

const MOST = 3;
const known = new WeakMap<EntityGraph, ReadonlyMap<string, readonly string[]>>();

/** Whom most memories name together with somebody, the strongest first. */
export function neighbourNames(graph: EntityGraph, id: string): readonly string[] {
  let names = known.get(graph);
  if (!names) {
    names = read(graph);
    known.set(graph, names);
  }
  return names.get(id) ?? [];
}

/** Edges come with the strongest first. */
function read({ nodes, edges }: EntityGraph): ReadonlyMap<string, readonly string[]> {
  const nameOf = new Map(nodes.map(({ id, name }) => [id, name]));
  const found = new Map<string, string[]>();
  const add = (from: string, to: string): void => {
    const name = nameOf.get(to);
    const names = found.get(from) ?? [];
    if (name !== undefined && names.length < MOST) found.set(from, [...names, name]);
  };
  for (const { from, to } of edges) {
    add(from, to);
    add(to, from);
  }
  return found;
}
