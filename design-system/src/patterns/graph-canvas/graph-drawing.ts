import type { GraphCanvasNode, GraphLayout } from './graph-layout';

export interface GraphView {
  /** Middle of the picture in the layout. */
  x: number;
  y: number;
  /** Pixels for one step of the layout. */
  scale: number;
}

/** As the style sheet has them now: a canvas knows no variables. */
export interface GraphInks {
  line: string;
  litLine: string;
  node: string;
  edge: string;
  litNode: string;
  text: string;
  ground: string;
  font: string;
}

export interface GraphScene {
  nodes: readonly GraphCanvasNode[];
  layout: GraphLayout;
  view: GraphView;
  inks: GraphInks;
  /** Place of the node that is selected. */
  selected: number | undefined;
  width: number;
  height: number;
}

type Pen = CanvasRenderingContext2D;

/** So many names stand in the picture at once; more of them would cover each other. */
const MOST_LABELS = 60;
/** Those most spoken of have one however far away. */
const LEAST_LABELS = 10;
/** Other nodes of fewer pixels need no name. */
const LABEL_FROM = 5;
const FULL_CIRCLE = 2 * Math.PI;
/** Lines of one stroke. */
const LINES_AT_ONCE = 64;
/** Nodes of fewer pixels have no shape to be seen. */
const SHAPE_FROM = 2.5;
/** However far away, a node can be seen. */
const LEAST_SCALE = 0.25;

/** Draws all of it anew. What is drawn alike is drawn together, but in short paths: a long one takes longer than its parts. */
export function drawGraph(pen: Pen, scene: GraphScene): void {
  const { width, height, inks } = scene;
  pen.clearRect(0, 0, width, height);
  const lit = litPlaces(scene);
  drawLines(pen, scene);
  drawNodes(pen, scene, lit);
  pen.font = inks.font;
  pen.textAlign = 'center';
  drawLabels(pen, scene, lit);
}

function drawLines(pen: Pen, { layout: { x, y, ends }, selected, inks, ...scene }: GraphScene): void {
  const of = placer(scene);
  for (const isLit of [false, true]) {
    pen.strokeStyle = isLit ? inks.litLine : inks.line;
    pen.lineWidth = isLit ? 2 : 1;
    pen.beginPath();
    for (let edge = 0; edge < ends.length; edge += 2) {
      const [one = 0, other = 0] = [ends[edge], ends[edge + 1]];
      if ((one === selected || other === selected) !== isLit) continue;
      pen.moveTo(...of(x[one], y[one]));
      pen.lineTo(...of(x[other], y[other]));
      if (edge % (2 * LINES_AT_ONCE) !== 0) continue;
      pen.stroke();
      pen.beginPath();
    }
    pen.stroke();
  }
}

function drawNodes(pen: Pen, scene: GraphScene, lit: ReadonlySet<number>): void {
  const { nodes, layout, inks, view, width, height } = scene;
  const of = placer(scene);
  pen.lineWidth = 1;
  for (const isLit of [false, true]) {
    pen.fillStyle = isLit ? inks.litNode : inks.node;
    pen.strokeStyle = isLit ? inks.litLine : inks.edge;
    for (const [index, { kind }] of nodes.entries()) {
      if (lit.has(index) !== isLit) continue;
      const [px, py] = of(layout.x[index], layout.y[index]);
      const size = (layout.radius[index] ?? 0) * Math.max(view.scale, LEAST_SCALE);
      if (px < -size || py < -size || px > width + size || py > height + size) continue;
      drawNode(pen, kind, { px, py, size });
    }
  }
}

function drawNode(pen: Pen, kind: GraphCanvasNode['kind'], spot: Spot): void {
  const { px, py, size } = spot;
  if (size < SHAPE_FROM) {
    pen.strokeRect(px - size / 2, py - size / 2, size, size);
    return;
  }
  pen.beginPath();
  addShape(pen, kind, spot);
  pen.fill();
  pen.stroke();
}

interface Spot {
  px: number;
  py: number;
  size: number;
}

/** A circle is a person, a lozenge a place, a square anything else: not by colour alone. */
function addShape(pen: Pen, kind: GraphCanvasNode['kind'], { px, py, size }: Spot): void {
  if (kind === 'person') {
    pen.moveTo(px + size, py);
    pen.arc(px, py, size, 0, FULL_CIRCLE);
  } else if (kind === 'place') {
    pen.moveTo(px, py - size);
    pen.lineTo(px + size, py);
    pen.lineTo(px, py + size);
    pen.lineTo(px - size, py);
    pen.closePath();
  } else {
    pen.rect(px - size * 0.85, py - size * 0.85, size * 1.7, size * 1.7);
  }
}

function drawLabels(pen: Pen, scene: GraphScene, lit: ReadonlySet<number>): void {
  const { nodes, layout, inks, view, width, height } = scene;
  const of = placer(scene);
  const isNamed = (index: number, place: number): boolean =>
    place < LEAST_LABELS || lit.has(index) || (layout.radius[index] ?? 0) * view.scale >= LABEL_FROM;
  const shown = nodes
    .map((_, index) => index)
    .toSorted((one, other) => rank(lit, layout, other) - rank(lit, layout, one))
    .filter(isNamed)
    .slice(0, MOST_LABELS);
  for (const index of shown) {
    const [px, py] = of(layout.x[index], layout.y[index]);
    if (px < 0 || py < 0 || px > width || py > height) continue;
    const below = py + (layout.radius[index] ?? 0) * view.scale + 14;
    const label = nodes[index]?.label ?? '';
    pen.lineWidth = 4;
    pen.strokeStyle = inks.ground;
    pen.strokeText(label, px, below);
    pen.fillStyle = inks.text;
    pen.fillText(label, px, below);
  }
}

/** What is selected, and its neighbours. */
function litPlaces({ layout: { ends }, selected }: GraphScene): Set<number> {
  const lit = new Set<number>();
  if (selected === undefined) return lit;
  lit.add(selected);
  for (let edge = 0; edge < ends.length; edge += 2) {
    const [one = 0, other = 0] = [ends[edge], ends[edge + 1]];
    if (one === selected) lit.add(other);
    if (other === selected) lit.add(one);
  }
  return lit;
}

function rank(lit: ReadonlySet<number>, { radius }: GraphLayout, index: number): number {
  return (radius[index] ?? 0) + (lit.has(index) ? 1_000 : 0);
}

function placer({
  view,
  width,
  height,
}: Pick<GraphScene, 'view' | 'width' | 'height'>): (x?: number, y?: number) => [number, number] {
  return (x = 0, y = 0) => [(x - view.x) * view.scale + width / 2, (y - view.y) * view.scale + height / 2];
}
