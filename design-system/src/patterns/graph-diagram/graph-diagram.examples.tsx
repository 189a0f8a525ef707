import type { ReactElement } from 'react';
import { GraphDiagram } from './graph-diagram';

export function ThreePeople(): ReactElement {
  return (
    <GraphDiagram
      label="People in the sample"
      nodes={[
        { id: 'ana', name: 'Ana', note: 'person', x: 20, y: 30, isLit: true },
        { id: 'porto', name: 'Porto', note: 'place', x: 60, y: 20, isLit: true },
        { id: 'mum', name: 'Mum', note: 'person', x: 50, y: 80, isLit: false },
      ]}
      links={[
        ['ana', 'porto'],
        ['ana', 'mum'],
      ]}
      onChoose={() => undefined}
    />
  );
}
