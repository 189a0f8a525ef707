import styled from '@emotion/styled';
import type { KeyboardEvent, ReactElement } from 'react';
import { flag } from '../../internal/flag';
import { rem, transition } from '../../theme/css';
import { color } from '../../theme/vars';

interface GraphNode {
  id: string;
  name: string;
  /** Kind of the node, announced after the name. */
  note: string;
  /** Position in percent of the width and height. */
  x: number;
  y: number;
  isLit: boolean;
}

export interface GraphDiagramProps {
  label: string;
  nodes: readonly GraphNode[];
  /** Pairs of ids. */
  links: readonly (readonly [string, string])[];
  onChoose: (id: string) => void;
}

/** Size of the view box in SVG units. */
const WIDTH = 400;
const HEIGHT = 340;
const RADIUS = 5;
const HIT_RADIUS = 22;

const Diagram = styled.svg({ width: '100%', height: 'auto', overflow: 'visible' });
const Line = styled.line({
  stroke: color.border.control,
  transition: transition(['stroke'], 'base'),
  '&[data-lit]': { stroke: color.domain.memory.line },
});
const Node = styled.g({
  cursor: 'pointer',
  outlineOffset: 2,
  '& > circle:last-of-type': { fill: color.text.faint, transition: transition(['fill'], 'base') },
  '& > text': { fill: color.text.muted, fontSize: rem(13), fontWeight: 500, textAnchor: 'middle' },
  '&:hover > text, &[data-lit] > text': { fill: color.text.primary },
  '&[data-lit] > circle:last-of-type': { fill: color.domain.memory.line },
});

/** Node-link diagram; every node is a button. */
export function GraphDiagram({ label, nodes, links, onChoose }: GraphDiagramProps): ReactElement {
  const find = (id: string): GraphNode | undefined => nodes.find((node) => node.id === id);
  return (
    <Diagram viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="group" aria-label={label}>
      {links.map(([from, to]) => {
        const [a, b] = [find(from), find(to)];
        if (!a || !b) return null;
        return (
          <Line
            key={`${from} ${to}`}
            x1={xOf(a)}
            y1={yOf(a)}
            x2={xOf(b)}
            y2={yOf(b)}
            data-lit={flag(a.isLit && b.isLit)}
          />
        );
      })}
      {nodes.map((node) => (
        <GraphPoint key={node.id} node={node} onChoose={onChoose} />
      ))}
    </Diagram>
  );
}

interface GraphPointProps {
  node: GraphNode;
  onChoose: (id: string) => void;
}

function GraphPoint({ node, onChoose }: GraphPointProps): ReactElement {
  const [x, y] = [xOf(node), yOf(node)];
  const chooseByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(node.id);
  };
  return (
    <Node
      role="button"
      tabIndex={0}
      aria-label={`${node.name}, ${node.note}`}
      aria-pressed={node.isLit}
      data-lit={flag(node.isLit)}
      onClick={() => onChoose(node.id)}
      onKeyDown={chooseByKey}
    >
      <circle cx={x} cy={y} r={HIT_RADIUS} fill="transparent" />
      <circle cx={x} cy={y} r={RADIUS} />
      <text x={x} y={y - RADIUS * 2}>
        {node.name}
      </text>
    </Node>
  );
}

function xOf({ x }: GraphNode): number {
  return (x / 100) * WIDTH;
}

function yOf({ y }: GraphNode): number {
  return (y / 100) * HEIGHT;
}
