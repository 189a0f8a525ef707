import { GraphCanvas } from '@twyn/design-system';
import { type ReactElement, useMemo } from 'react';
import { formatQuantity } from '../../../lib/format';
import type { NamesProps } from './names-list';

/** Who is spoken of with whom, as a picture; the list says the same. */
export function NamesGraph({ graph, selected, onSelect }: NamesProps): ReactElement {
  const { nodes, edges } = graph;
  const drawn = useMemo(
    () => nodes.map(({ id, name: label, kind, mentions }) => ({ id, label, kind, weight: mentions })),
    [nodes],
  );
  const name = nodes.find(({ id }) => id === selected)?.name;
  const summary = `Graph of ${formatQuantity(nodes.length, 'person, place or topic', 'people, places and topics')}${
    name === undefined ? '' : `; ${name} is selected`
  }. The same is in the list.`;
  return (
    <GraphCanvas summary={summary} nodes={drawn} edges={edges} selected={selected} onSelect={onSelect} />
  );
}
