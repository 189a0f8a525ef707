import { type ReactElement, useState } from 'react';
import { GraphCanvas } from './graph-canvas';

const nodes = [
  { id: 'ines', label: 'Ines', kind: 'person', weight: 142 },
  { id: 'jonas', label: 'Jonas', kind: 'person', weight: 96 },
  { id: 'home', label: 'Home', kind: 'place', weight: 210 },
  { id: 'lyon', label: 'Lyon', kind: 'place', weight: 12 },
  { id: 'running', label: 'Running', kind: 'topic', weight: 63 },
  { id: 'office', label: 'Office', kind: 'organisation', weight: 40 },
] as const;
const edges = [
  { from: 'ines', to: 'home', weight: 30 },
  { from: 'ines', to: 'jonas', weight: 12 },
  { from: 'jonas', to: 'lyon', weight: 8 },
  { from: 'home', to: 'running', weight: 5 },
];

export function SixNames(): ReactElement {
  const [selected, setSelected] = useState<string | null>('jonas');
  return (
    <GraphCanvas
      summary="Graph of 6 people, places and topics. The same is in the list."
      nodes={nodes}
      edges={edges}
      selected={selected}
      onSelect={setSelected}
    />
  );
}
