import type { ChartData, ChartFrame, ChartScene } from './chart-scene';

const SVG = 'http://www.w3.org/2000/svg';

interface Painting {
  data: ChartData;
  frame: ChartFrame;
  formatValue: (value: number) => string;
  formatSecond?: ((value: number) => string) | undefined;
  gapText: string;
}

/** How wide a gap must be to hold its words. */
const WORDS_WIDTH = 84;
const FLAG = 16;
/** How much wider a flag is for one more sign. */
const DIGIT = FLAG / 2;

/** Sets what moves by hand: attributes of elements that are there, and as many of a kind as there are to be drawn. */
export function paintScene(root: SVGSVGElement, scene: ChartScene, painting: Painting): void {
  const { frame, formatValue, gapText } = painting;
  const { plot } = frame;
  const right = plot.x + plot.width;
  set(part(root, 'line'), { d: scene.line });
  set(part(root, 'dots'), { d: scene.dots });
  set(part(root, 'before'), { d: scene.before });
  set(part(root, 'second'), { d: scene.second });
  set(part(root, 'second-dots'), { d: scene.secondDots });
  set(part(root, 'lane'), { d: scene.lane });
  set(part(root, 'marks'), { d: scene.marks });
  paintUsual(root, scene, painting);
  paintGoal(root, scene, painting);
  pool(part(root, 'rows'), 'g', scene.rows.length, ['path', 'text']).forEach((row, index) => {
    const { y, value } = scene.rows[index] ?? { y: 0, value: 0 };
    set(row.children[0], { d: `M${String(plot.x)} ${fixed(y)}H${String(right)}` });
    set(row.children[1], { x: plot.x - FLAG / 2, y: y + FLAG / 4, 'text-anchor': 'end' }, formatValue(value));
  });
  pool(part(root, 'second-rows'), 'text', scene.secondRows.length).forEach((row, index) => {
    const { y, value } = scene.secondRows[index] ?? { y: 0, value: 0 };
    set(row, { x: right + FLAG / 2, y: y + FLAG / 4 }, painting.formatSecond?.(value) ?? String(value));
  });
  pool(part(root, 'columns'), 'text', scene.columns.length).forEach((column, index) => {
    const { x, label } = scene.columns[index] ?? { x: 0, label: '' };
    const anchor = x - plot.x < FLAG ? 'start' : right - x < FLAG ? 'end' : 'middle';
    set(column, { x, y: frame.height - FLAG / 4, 'text-anchor': anchor }, label);
  });
  pool(part(root, 'gaps'), 'g', scene.gaps.length, ['rect', 'text']).forEach((gap, index) => {
    const { x, width } = scene.gaps[index] ?? { x: 0, width: 0 };
    set(gap.children[0], { x, y: plot.y, width, height: plot.height });
    set(
      gap.children[1],
      { x: x + width / 2, y: plot.y + plot.height - FLAG / 2, 'text-anchor': 'middle' },
      width < WORDS_WIDTH ? '' : gapText,
    );
  });
  pool(part(root, 'notes'), 'g', scene.notes.length, ['path', 'rect', 'text']).forEach((note, index) => {
    const { x, first, last } = scene.notes[index] ?? { x: 0, first: 0, last: 0 };
    const words = first === last ? String(first) : `${String(first)}–${String(last)}`;
    const width = FLAG + (words.length - 1) * DIGIT;
    // At an end of the time it stands inside of the picture.
    const middle = Math.min(x, plot.x + plot.width - width / 2);
    set(note.children[0], { d: `M${fixed(x)} ${String(FLAG)}V${String(plot.y + plot.height)}` });
    set(note.children[1], { x: middle - width / 2, y: 0, width, height: FLAG, rx: FLAG / 4 });
    set(note.children[2], { x: middle, y: FLAG * 0.75, 'text-anchor': 'middle' }, words);
  });
}

/** A line with its name at the right end, above it. */
function paintGoal(root: SVGSVGElement, scene: ChartScene, { data, frame, formatValue }: Painting): void {
  const { goal } = data;
  const { plot } = frame;
  const right = plot.x + plot.width;
  const y = goal === undefined ? 0 : scene.y(goal);
  set(part(root, 'goal'), { d: goal === undefined ? '' : `M${String(plot.x)} ${fixed(y)}H${String(right)}` });
  set(
    part(root, 'goal-name'),
    { x: right, y: y - FLAG / 4, 'text-anchor': 'end' },
    goal === undefined ? '' : `Goal ${formatValue(goal)}`,
  );
}

function paintUsual(root: SVGSVGElement, scene: ChartScene, { data, frame }: Painting): void {
  const { usual } = data;
  const { plot } = frame;
  const [top, bottom] = usual ? [scene.y(usual.high), scene.y(usual.low)] : [0, 0];
  set(part(root, 'band'), { x: plot.x, width: plot.width, y: top, height: Math.max(0, bottom - top) });
  const middle = usual ? fixed(scene.y(usual.median)) : '';
  set(part(root, 'usual'), { d: usual ? `M${String(plot.x)} ${middle}H${String(plot.x + plot.width)}` : '' });
}

export function part(root: ParentNode, name: string): Element | undefined {
  return root.querySelector(`[data-part="${name}"]`) ?? undefined;
}

export function set(
  element: Element | undefined,
  attributes: Record<string, string | number>,
  text?: string,
): void {
  if (!element) return;
  for (const [name, value] of Object.entries(attributes))
    element.setAttribute(name, typeof value === 'number' ? fixed(value) : value);
  if (text !== undefined && element.textContent !== text) element.textContent = text;
}

/** Exactly so many children, made where there are too few. */
function pool(
  group: Element | undefined,
  tag: string,
  count: number,
  inner: readonly string[] = [],
): Element[] {
  if (!group) return [];
  while (group.children.length > count) group.lastElementChild?.remove();
  while (group.children.length < count) {
    const made = document.createElementNS(SVG, tag);
    made.append(...inner.map((name) => document.createElementNS(SVG, name)));
    group.append(made);
  }
  return [...group.children];
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}
