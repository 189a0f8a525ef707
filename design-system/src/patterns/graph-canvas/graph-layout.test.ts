import { type GraphCanvasNode, graphLayout, nodeAt } from './graph-layout';

const node = (id: string, weight: number): GraphCanvasNode => ({ id, label: id, kind: 'topic', weight });
const distance = ({ x, y }: ReturnType<typeof graphLayout>, one: number, other: number): number =>
  Math.hypot((x[one] ?? 0) - (x[other] ?? 0), (y[one] ?? 0) - (y[other] ?? 0));

it('puts the weightiest in the middle and keeps all apart', () => {
  const nodes = Array.from({ length: 30 }, (_, place) => node(String(place), 30 - place));
  const layout = graphLayout(nodes, []);
  expect(nodeAt(layout, layout.x[0] ?? 0, layout.y[0] ?? 0)).toBe(0);
  expect(Math.hypot(layout.x[0] ?? 0, layout.y[0] ?? 0)).toBeLessThan(108);
  for (let other = 1; other < 30; other += 1) expect(distance(layout, 0, other)).toBeGreaterThan(30);
  expect(layout.radius[0]).toBeGreaterThan(layout.radius[29] ?? 0);
});

it('brings together what is spoken of together', () => {
  const nodes = Array.from({ length: 60 }, (_, place) => node(String(place), 60 - place));
  const apart = graphLayout(nodes, []);
  const joined = graphLayout(nodes, [{ from: '50', to: '5', weight: 3 }]);
  expect(distance(joined, 50, 5)).toBeLessThan(distance(apart, 50, 5));
});

it('is the same each time, also of equal weights, and leaves out edges of nobody', () => {
  const nodes = [node('a', 1), node('b', 1)];
  const edges = [
    { from: 'a', to: 'b', weight: 1 },
    { from: 'a', to: 'gone', weight: 1 },
  ];
  expect(graphLayout(nodes, edges)).toEqual(graphLayout(nodes, edges));
  expect([...graphLayout(nodes, edges).ends]).toEqual([0, 1]);
  expect(graphLayout([], []).reach.x).toBeGreaterThan(0);
  expect(nodeAt(graphLayout([], []), 0, 0)).toBeUndefined();
});

it('finds nothing far from everything', () => {
  expect(nodeAt(graphLayout([node('a', 1)], []), 500, 500)).toBeUndefined();
});
