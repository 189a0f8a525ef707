import { GraphDiagram } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { entities, memories } from './sample-life';

interface MemoryGraphProps {
  /** The entities of the answer shown, or the one that was chosen. */
  lit: string[];
  onChoose: (entityId: string) => void;
}

const links = linksOf();

/** Who and what the sample memories are about; a line joins two that share a memory. */
export function MemoryGraph({ lit, onChoose }: MemoryGraphProps): ReactElement {
  return (
    <GraphDiagram
      label="People, places and topics in the sample memories"
      nodes={entities.map(({ kind, ...entity }) => ({
        ...entity,
        note: kind,
        isLit: lit.includes(entity.id),
      }))}
      links={links}
      onChoose={onChoose}
    />
  );
}

function linksOf(): [string, string][] {
  const pairs = memories.flatMap(({ about }) =>
    about.flatMap((a, index) => about.slice(index + 1).map((b): [string, string] => [a, b])),
  );
  return [...new Map(pairs.map((pair) => [pair.toSorted().join(), pair])).values()];
}
