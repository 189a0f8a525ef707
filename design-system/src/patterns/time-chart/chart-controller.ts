import { chartScene, type ChartData, type ChartFrame, type ChartScene, type Span } from './chart-scene';
import { nearest } from './chart-times';
import { dragStretch } from './drag-stretch';
import { fillTip, type Readout } from './fill-tip';
import { paintScene, part, set } from './paint-scene';

export interface ChartShown {
  data: ChartData;
  /** All of it; nothing beyond is shown. */
  span: Span;
  frame: ChartFrame;
  formatValue: (value: number) => string;
  formatSecond?: ((value: number) => string) | undefined;
  gapText: string;
  /** What is told of one value. */
  describe: (index: number) => Readout;
  /** Called when a movement has ended: the stretch that is seen, and the value at the crosshair or -1. */
  onSettle: (view: Span, index: number) => void;
}

const SETTLE_MS = 150;
/** Less than this share of all would show less than a point or two. */
const CLOSEST = 1 / 400;
const KEY_ZOOM = 1.5;
const KEY_PAN = 0.1;

/** Draws, zooms and reads a chart without React: one path and a few labels are set by hand while it moves. */
export class ChartController {
  private view: Span = { from: 0, to: 1 };
  private scene: ChartScene | null = null;
  private index = -1;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private shown: ChartShown | null = null;

  constructor(
    private readonly stage: HTMLElement,
    private readonly svg: SVGSVGElement,
    private readonly tip: HTMLElement,
    /** Follows every movement: the brush below. */
    private readonly onMove: (view: Span) => void,
  ) {}

  /** Other data or another time begins at the whole of it. */
  show(shown: ChartShown): void {
    const isOther = shown.data !== this.shown?.data || shown.span !== this.shown.span;
    this.shown = shown;
    if (isOther) {
      this.view = shown.span;
      this.index = -1;
      this.onMove(this.view);
    }
    this.draw();
  }

  /** Listens until what it gives is called. */
  listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    this.stage.addEventListener('keydown', this.handleKey, { signal });
    this.stage.addEventListener('pointerdown', this.handlePress, { signal });
    this.stage.addEventListener('pointermove', this.handlePoint, { signal });
    this.stage.addEventListener('pointerleave', () => this.read(-1), { signal });
    this.stage.addEventListener('blur', () => this.read(-1), { signal });
    this.stage.addEventListener('dblclick', () => this.look(this.all), { signal });
    // React's own is passive: the page would scroll away meanwhile
    this.stage.addEventListener('wheel', this.handleWheel, { signal, passive: false });
    return () => {
      listening.abort();
      clearTimeout(this.settling);
    };
  }

  /** Shows that stretch, as far as there is one. */
  look({ from, to }: Span): void {
    const all = this.all;
    const width = Math.min(all.to - all.from, Math.max((all.to - all.from) * CLOSEST, to - from));
    const start = Math.min(all.to - width, Math.max(all.from, from));
    this.view = { from: start, to: start + width };
    this.draw();
    this.onMove(this.view);
    this.settle();
  }

  zoom(factor: number, around = (this.view.from + this.view.to) / 2): void {
    const { from, to } = this.view;
    this.look({ from: around - (around - from) * factor, to: around + (to - around) * factor });
  }

  pan(share: number): void {
    const by = (this.view.to - this.view.from) * share;
    this.look({ from: this.view.from + by, to: this.view.to + by });
  }

  private get all(): Span {
    return this.shown?.span ?? this.view;
  }

  private draw(): void {
    if (!this.shown) return;
    this.scene = chartScene(this.shown.data, this.view, this.shown.frame);
    paintScene(this.svg, this.scene, this.shown);
    this.drawCrosshair();
  }

  private settle(): void {
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.shown?.onSettle(this.view, this.index), SETTLE_MS);
  }

  private read(index: number): void {
    if (index === this.index) return;
    this.index = index;
    this.drawCrosshair();
    this.settle();
  }

  private drawCrosshair(): void {
    if (!this.shown || !this.scene) return;
    const { data, frame, describe } = this.shown;
    const at = data.times[this.index];
    const isSeen = at !== undefined && at >= this.view.from && at <= this.view.to;
    this.tip.hidden = !isSeen;
    set(part(this.svg, 'cross'), { d: '' });
    set(part(this.svg, 'mark'), { d: '' });
    if (!isSeen) return;
    const [x, y] = [this.scene.x(at), this.scene.y(data.values[this.index] ?? 0)];
    set(part(this.svg, 'cross'), {
      d: `M${x.toFixed(1)} ${String(frame.plot.y)}V${String(frame.lane.y + frame.lane.height)}`,
    });
    set(part(this.svg, 'mark'), { d: `M${x.toFixed(1)} ${y.toFixed(1)}h0` });
    fillTip(this.tip, describe(this.index));
    this.tip.dataset['side'] = x > frame.width / 2 ? 'left' : 'right';
    this.tip.style.setProperty('--at', `${x.toFixed(0)}px`);
  }

  private timeAt(event: MouseEvent): number {
    const { plot } = this.shown?.frame ?? { plot: { x: 0, width: 1 } };
    const share = (event.clientX - this.svg.getBoundingClientRect().left - plot.x) / plot.width;
    return this.view.from + Math.min(1, Math.max(0, share)) * (this.view.to - this.view.from);
  }

  private readonly handlePoint = (event: PointerEvent): void => {
    if (this.shown) this.read(nearest(this.shown.data, this.timeAt(event)));
  };

  /** A stretch that is dragged over is looked at. */
  private readonly handlePress = (press: PointerEvent): void => {
    if (press.button !== 0 || !this.shown) return;
    const { y, height } = this.shown.frame.plot;
    const start = this.timeAt(press);
    const selection = part(this.svg, 'selection');
    dragStretch({
      ...{ stage: this.stage, press },
      onDrag: (event) => {
        const [one, other] = [this.scene?.x(start) ?? 0, this.scene?.x(this.timeAt(event)) ?? 0];
        set(selection, { x: Math.min(one, other), width: Math.abs(other - one), y, height });
      },
      onChoose: (event) => {
        const end = this.timeAt(event);
        this.look({ from: Math.min(start, end), to: Math.max(start, end) });
      },
      onEnd: () => set(selection, { width: 0 }),
    });
  };

  /** Without a key held the wheel scrolls the page, as everywhere. */
  private readonly handleWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== this.stage) return;
    event.preventDefault();
    this.zoom(event.deltaY > 0 ? 1.1 : 1 / 1.1, this.timeAt(event));
  };

  private readonly handleKey = (event: KeyboardEvent): void => {
    if (event.target !== this.stage || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = this.actionOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  };

  private actionOf({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
    const around = this.shown?.data.times[this.index];
    switch (key) {
      case 'ArrowLeft':
        return () => (shiftKey ? this.pan(-KEY_PAN) : this.step(-1));
      case 'ArrowRight':
        return () => (shiftKey ? this.pan(KEY_PAN) : this.step(1));
      case '+':
      case '=':
      case 'ArrowUp':
        return () => this.zoom(1 / KEY_ZOOM, around);
      case '-':
      case 'ArrowDown':
        return () => this.zoom(KEY_ZOOM, around);
      case 'Home':
        return () => this.step(-Infinity);
      case 'End':
        return () => this.step(Infinity);
      case 'Escape':
        return this.view.from === this.all.from && this.view.to === this.all.to
          ? undefined
          : () => this.look(this.all);
      default:
        return undefined;
    }
  }

  /** To the next value that was measured; the view follows. */
  private step(by: number): void {
    if (!this.shown) return;
    const { times, values } = this.shown.data;
    const measured = times.flatMap((_at, index) => (Number.isNaN(values[index]) ? [] : [index]));
    const here = measured.indexOf(this.index);
    const from = here < 0 && by < 0 ? measured.length : here;
    const next = measured[Math.min(measured.length - 1, Math.max(0, from + by))];
    const at = next === undefined ? undefined : times[next];
    if (next === undefined || at === undefined) return;
    if (at < this.view.from) this.look({ from: at, to: at + this.view.to - this.view.from });
    if (at > this.view.to) this.look({ from: at - (this.view.to - this.view.from), to: at });
    this.read(next);
  }
}
