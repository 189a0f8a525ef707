import { type Element, type SkillSpec } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';
import { type Range } from './candidate.js';
import { isOfType, pointsAtThings } from './segments.js';
import { isSameValue, putValue } from './slot-values.js';

const TARGET = 'target';
/** A bare number is taken only where a frame asks for one. */
const BARE = 'number';

/** Reads the elements of one frame from the pieces of a clause; each piece is read once. */
export class FrameReading {
  readonly taken = new Set<Segment>();
  readonly parameters: Record<string, unknown> = {};
  readonly cues: Range[] = [];
  conflict: string | undefined;

  constructor(
    private readonly segments: readonly Segment[],
    private readonly spec: SkillSpec,
    /** The piece behind “can you”, which the cut may read word by word. */
    private readonly head: Segment | undefined,
  ) {}

  /** False where something is missing that has to be said. */
  read(frame: readonly Element[]): boolean {
    for (const element of frame)
      if (element.type !== TARGET && !this.readElement(element) && !element.isOptional) return false;
    this.fillSlots(new Set(frame.map(({ type }) => type)));
    return true;
  }

  take(segment: Segment, slot: string, value: unknown): void {
    this.taken.add(segment);
    this.conflict ??= putValue(this.parameters, slot, value);
  }

  private readElement(element: Element): boolean {
    const { slots } = this.spec;
    const wanted = slots[element.type] ?? [element.type];
    const found = this.find(wanted, this.placeFor(element, wanted));
    if (!found) return false;
    const [segment, value] = found;
    this.taken.add(segment);
    if (slots[element.type]) this.take(segment, element.type, value);
    else if (this.isValueOf(element.type)) this.takeAim(segment, element.type, value);
    else this.cues.push(segment);
    return true;
  }

  /** "Volume to_number": the frame names a type, and the slot that takes it gets the value. */
  private takeAim(segment: Segment, type: string, value: unknown): void {
    for (const [slot, types] of Object.entries(this.spec.slots))
      if (types.includes(type)) this.take(segment, slot, value);
  }

  private isValueOf(type: string): boolean {
    return Object.values(this.spec.slots).some((types) => types.includes(type));
  }

  private placeFor({ isFirst, isLast }: Element, wanted: readonly string[]): readonly Segment[] {
    if (!isFirst && !isLast) return this.segments;
    const places = isFirst ? [this.first(), this.head] : [this.last(wanted)];
    return places.filter((place) => place !== undefined);
  }

  /** The first piece that is no courtesy, or is something else as well. */
  private first(): Segment | undefined {
    return this.segments.find(
      (segment) =>
        !isOfType(segment, 'courtesy') ||
        segment.meanings.some(({ type }) => type !== 'courtesy' && type !== 'filler'),
    );
  }

  /** The last piece, or one right behind what it is about: "lights on in the hall". */
  private last(wanted: readonly string[]): Segment | undefined {
    const behind = this.segments.find((segment, at) => {
      const before = this.segments[at - 1];
      return before !== undefined && pointsAtThings(before) && wanted.some((type) => isOfType(segment, type));
    });
    return (
      behind ??
      this.segments.filter((segment) => !isOfType(segment, 'courtesy') && !isPureFiller(segment)).at(-1)
    );
  }

  /** What no element asked for fills the slots that are left, and a second value for one is a conflict. */
  private fillSlots(asked: ReadonlySet<string>): void {
    for (const [slot, types] of Object.entries(this.spec.slots)) {
      const wanted = types.filter((type) => type !== BARE);
      if (this.parameters[slot] === undefined && !asked.has(slot)) {
        const found = this.find(wanted);
        if (found) this.take(found[0], slot, found[1]);
      }
      if (this.parameters[slot] === undefined) continue;
      const again = this.find(wanted);
      if (again && !isSameValue(again[1], this.parameters[slot])) this.conflict ??= slot;
    }
  }

  /** The first free piece of the best type. */
  private find(
    wanted: readonly string[],
    segments: readonly Segment[] = this.segments,
  ): readonly [Segment, unknown] | undefined {
    for (const type of wanted)
      for (const segment of segments) {
        if (this.taken.has(segment)) continue;
        const meaning = segment.meanings.find((each) => each.type === type);
        if (meaning) return [segment, meaning.value];
      }
    return undefined;
  }
}

/** "Off again": a word that says nothing of its own. */
function isPureFiller({ isFiller, meanings }: Segment): boolean {
  return isFiller && meanings.every(({ type }) => type === 'filler');
}
