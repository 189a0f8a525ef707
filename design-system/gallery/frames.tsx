// The heaviest pictures alone on a page, for `npm run bench:frames`, which moves the pointer over them.
import { useState, type ComponentProps, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { DesignSystemProvider, GraphCanvas } from '../src';
import { TenThousandReadings } from '../src/patterns/time-chart/time-chart.examples';

const NODES = 5_000;
const KINDS = ['person', 'place', 'organisation', 'topic'] as const;

const nodes: ComponentProps<typeof GraphCanvas>['nodes'] = Array.from({ length: NODES }, (_, index) => ({
  id: String(index),
  label: `Name ${String(index)}`,
  kind: KINDS[index % KINDS.length] ?? 'topic',
  weight: Math.ceil(NODES / (index + 1)),
}));
/** Each goes with one that is spoken of more, and with one that is not. */
const edges = nodes.slice(1).flatMap(({ id }, index) => [
  { from: id, to: String(Math.floor(index / 3)), weight: 2 },
  { from: id, to: String((index * 7) % NODES), weight: 1 },
]);

function FiveThousandNames(): ReactElement {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <GraphCanvas
      summary="5,000 names."
      nodes={nodes}
      edges={edges}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <DesignSystemProvider>
    <h1>Frames</h1>
    {location.hash === '#graph' ? <FiveThousandNames /> : <TenThousandReadings />}
  </DesignSystemProvider>,
);
