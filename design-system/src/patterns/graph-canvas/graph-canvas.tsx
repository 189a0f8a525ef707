import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { media, px, space, typeStyle } from '../../theme/css';
import { SPACE_UNIT_PX } from '../../tokens/size';
import type { GraphCanvasEdge, GraphCanvasNode } from './graph-layout';
import { useGraphView } from './use-graph-view';

export interface GraphCanvasProps {
  /** All of it in one sentence, and where the same stands in words; the name of the picture. */
  summary: string;
  /** The same array as long as the graph is the same: another one is arranged anew. */
  nodes: readonly GraphCanvasNode[];
  edges: readonly GraphCanvasEdge[];
  /** Id of the node whose neighbours are lit. */
  selected: string | null;
  /** Null where the press meets no node. */
  onSelect: (id: string | null) => void;
}

const HEIGHT = 52 * SPACE_UNIT_PX;
const CLOSER = 1.4;

const Root = styled.div({ position: 'relative', overflow: 'clip' });
const Picture = styled.canvas({
  ...typeStyle('caption'),
  display: 'block',
  width: '100%',
  height: px(HEIGHT),
  cursor: 'grab',
  touchAction: 'pan-y',
  '&:active': { cursor: 'grabbing' },
});
const Tools = styled.div({
  position: 'absolute',
  insetBlockStart: space(1),
  insetInlineEnd: space(1),
  display: 'flex',
  gap: space(0.5),
});
const Key = styled.p({
  ...typeStyle('caption'),
  padding: space(0, 2.5, 2),
  [media.phone]: { padding: space(0, 2, 2) },
});

/** A graph of up to some thousand nodes. A picture for the eye and the hand: show the same beside it as a list. */
export function GraphCanvas({ summary, nodes, edges, selected, onSelect }: GraphCanvasProps): ReactElement {
  const { canvas, zoom, reset, handlers } = useGraphView({ nodes, edges, selected, onSelect });
  return (
    <Root>
      <Picture ref={canvas} role="img" aria-label={summary} {...handlers} />
      <Tools>
        <IconButton
          size="sm"
          label="Closer"
          icon={<Icon name="plus" size={18} />}
          onClick={() => zoom(CLOSER)}
        />
        <IconButton
          size="sm"
          label="Farther"
          icon={<Icon name="minus" size={18} />}
          onClick={() => zoom(1 / CLOSER)}
        />
        <IconButton size="sm" label="Show all of it" icon={<Icon name="undo" size={18} />} onClick={reset} />
      </Tools>
      <Key>
        Circle: person. Lozenge: place. Square: topic or organisation. Size: mentions. Line: shared memories.
      </Key>
    </Root>
  );
}
