import styled from '@emotion/styled';
import type { KeyboardEvent, ReactElement } from 'react';
import { flag } from '../../internal/flag';
import { rem, transition } from '../../theme/css';
import { color } from '../../theme/vars';

interface GraphNode {
  id: string;
  name: string;
  /** What kind of thing it is; spoken after the name. */
  note: string;
  /** Percent of the width and of the height. */
  x: number;
  y: number;
  isLit: boolean;
}

export interface GraphPictureProps {
  label: string;
  nodes: readonly GraphNode[];
  /** Pairs of ids. */
  links: readonly (readonly [string, string])[];
  onChoose: (id: string) => void;
}

/** Of the drawing, in its own units. */
const WIDTH = 400;
const HEIGHT = 340;
const RADIUS = 5;
const HIT_RADIUS = 22;

const Picture = styled.svg({ width: '100%', height: 'auto', overflow: 'visible' });
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

/** Things as points, what belongs together joined by lines. Every point is a button. */
export function GraphPicture({ label, nodes, links, onChoose }: GraphPictureProps): ReactElement {
  const find = (id: string): GraphNode | undefined => nodes.find((node) => node.id === id);
  return (
    <Picture viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="group" aria-label={label}>
      {links.map(([from, to]) => {
        const [a, b] = [find(from), find(to)];
        if (!a || !b) return null;
        return (
          <Line
            key={`${from} ${to}`}
            x1={acrossOf(a)}
            y1={downOf(a)}
            x2={acrossOf(b)}
            y2={downOf(b)}
            data-lit={flag(a.isLit && b.isLit)}
          />
        );
      })}
      {nodes.map((node) => (
        <GraphPoint key={node.id} node={node} onChoose={onChoose} />
      ))}
    </Picture>
  );
}

interface GraphPointProps {
  node: GraphNode;
  onChoose: (id: string) => void;
}

function GraphPoint({ node, onChoose }: GraphPointProps): ReactElement {
  const [x, y] = [acrossOf(node), downOf(node)];
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

function acrossOf({ x }: GraphNode): number {
  return (x / 100) * WIDTH;
}

function downOf({ y }: GraphNode): number {
  return (y / 100) * HEIGHT;
}
