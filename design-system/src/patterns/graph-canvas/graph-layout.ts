export interface GraphCanvasNode {
  id: string;
  label: string;
  kind: 'person' | 'place' | 'organisation' | 'topic';
  /** How often it is spoken of. */
  weight: number;
}

export interface GraphCanvasEdge {
  from: string;
  to: string;
  weight: number;
}

export interface GraphLayout {
  /** In the order of the nodes, around 0. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly radius: Float64Array;
  /** Places of both ends of each edge, one pair after another. */
  readonly ends: Uint32Array;
  /** From the middle to the farthest node, sideways and up. */
  readonly reach: { readonly x: number; readonly y: number };
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const SPACING = 52;
const LEAST_RADIUS = 4;
const MOST_RADIUS = 16;
/** Few nodes are arranged at leisure; of many only the neighbourhoods matter. */
const FEW = 400;
const STEPS_OF_FEW = 120;
const STEPS_OF_MANY = 24;
const PULL = 0.06;
const PUSH = 0.5;
/** Names are written sideways, and the picture is wider than high. */
const STRETCH = 1.8;

/**
 * Places for the nodes of a graph: a spiral with the weightiest in the middle, then names that are spoken of together pull
 * at each other and those too near push. Nothing is drawn by lot, so the same graph always looks the same.
 */
export function graphLayout(
  nodes: readonly GraphCanvasNode[],
  edges: readonly GraphCanvasEdge[],
): GraphLayout {
  const x = new Float64Array(nodes.length);
  const y = new Float64Array(nodes.length);
  const heaviest = Math.max(1, ...nodes.map(({ weight }) => weight));
  const byWeight = nodes.map((_, index) => index).toSorted((a, b) => weightOf(nodes, b) - weightOf(nodes, a));
  for (const [rank, index] of byWeight.entries()) {
    const distance = SPACING * Math.sqrt(rank);
    x[index] = distance * Math.cos(rank * GOLDEN_ANGLE);
    y[index] = distance * Math.sin(rank * GOLDEN_ANGLE);
  }
  const radius = Float64Array.from(
    nodes,
    ({ weight }) => LEAST_RADIUS + (MOST_RADIUS - LEAST_RADIUS) * Math.sqrt(weight / heaviest),
  );
  const ends = endsOf(nodes, edges);
  const steps = nodes.length <= FEW ? STEPS_OF_FEW : STEPS_OF_MANY;
  for (let step = 0; step < steps; step += 1) {
    pull(x, y, ends);
    push(x, y);
  }
  const reach = { x: SPACING, y: SPACING };
  for (let index = 0; index < x.length; index += 1) {
    x[index] = at(x, index) * STRETCH;
    reach.x = Math.max(reach.x, Math.abs(at(x, index)) + at(radius, index));
    reach.y = Math.max(reach.y, Math.abs(at(y, index)) + at(radius, index));
  }
  return { x, y, radius, ends, reach };
}

/** The node under a point of the layout; undefined where there is none. */
export function nodeAt({ x, y, radius }: GraphLayout, px: number, py: number): number | undefined {
  let best: number | undefined;
  let nearest = Infinity;
  for (let index = 0; index < x.length; index += 1) {
    const distance = Math.hypot(at(x, index) - px, at(y, index) - py) - at(radius, index);
    if (distance < nearest) [nearest, best] = [distance, index];
  }
  return nearest <= SPACING / 3 ? best : undefined;
}

function endsOf(nodes: readonly GraphCanvasNode[], edges: readonly GraphCanvasEdge[]): Uint32Array {
  const placeOf = new Map(nodes.map(({ id }, index) => [id, index]));
  return Uint32Array.from(
    edges.flatMap(({ from, to }) => {
      const [one, other] = [placeOf.get(from), placeOf.get(to)];
      return one === undefined || other === undefined ? [] : [one, other];
    }),
  );
}

/** Both ends of an edge come nearer, until they are as near as neighbours are. */
function pull(x: Float64Array, y: Float64Array, ends: Uint32Array): void {
  for (let edge = 0; edge < ends.length; edge += 2) {
    const [one, other] = [at(ends, edge), at(ends, edge + 1)];
    const [dx, dy] = [at(x, other) - at(x, one), at(y, other) - at(y, one)];
    const distance = Math.hypot(dx, dy);
    if (distance <= 2 * SPACING) continue;
    const share = (PULL * (distance - 2 * SPACING)) / distance;
    move(x, y, one, { dx: dx * share, dy: dy * share });
    move(x, y, other, { dx: -dx * share, dy: -dy * share });
  }
}

/** Those nearer than a spacing move apart. A grid of that spacing tells who is near: all pairs would be too many. */
function push(x: Float64Array, y: Float64Array): void {
  const cells = new Map<number, number[]>();
  for (let index = 0; index < x.length; index += 1) {
    const key = keyOf(cellOf(at(x, index)), cellOf(at(y, index)));
    const cell = cells.get(key);
    if (cell) cell.push(index);
    else cells.set(key, [index]);
  }
  for (let one = 0; one < x.length; one += 1) {
    const [column, row] = [cellOf(at(x, one)), cellOf(at(y, one))];
    for (let near = 0; near < 9; near += 1) {
      const cell = cells.get(keyOf(column + (near % 3) - 1, row + Math.floor(near / 3) - 1));
      for (const other of cell ?? []) if (other > one) part(x, y, one, other);
    }
  }
}

function part(x: Float64Array, y: Float64Array, one: number, other: number): void {
  const [dx, dy] = [at(x, other) - at(x, one), at(y, other) - at(y, one)];
  const distance = Math.hypot(dx, dy);
  if (distance >= SPACING) return;
  // Two at the same place part sideways.
  const share = distance === 0 ? 0 : (PUSH * (SPACING - distance)) / distance / 2;
  const away = distance === 0 ? { dx: SPACING / 4, dy: 0 } : { dx: dx * share, dy: dy * share };
  move(x, y, other, away);
  move(x, y, one, { dx: -away.dx, dy: -away.dy });
}

function move(x: Float64Array, y: Float64Array, index: number, { dx, dy }: { dx: number; dy: number }): void {
  x[index] = at(x, index) + dx;
  y[index] = at(y, index) + dy;
}

function at(values: Float64Array | Uint32Array, index: number): number {
  return values[index] ?? 0;
}

function weightOf(nodes: readonly GraphCanvasNode[], index: number): number {
  return nodes[index]?.weight ?? 0;
}

function cellOf(value: number): number {
  return Math.floor(value / SPACING);
}

/** Cells of a plane in one number; no graph reaches as far as these repeat. */
function keyOf(column: number, row: number): number {
  return column * 65_536 + row;
}
