import { isActive, isSilent } from '../../../components/home/entity-kinds';
import type { HomeEntity } from '../../../shared/home/api/home.api';
import type { EntityHistory } from '../api/entities.api';

export interface Window {
  from: number;
  to: number;
}

export interface StateSpan extends Window {
  state: string;
}

export interface StateLane {
  state: string;
  /** 1 while it is on or open, 0 while it cannot be reached. */
  weight: number;
  spans: Window[];
}

const MOST_LANES = 6;
const NUMBERED = new Set(['sensor', 'number', 'input_number']);

/** Whether its states are numbers to be drawn as a line. */
export function isMeasured({ domain, attributes, state }: HomeEntity): boolean {
  if (!NUMBERED.has(domain)) return false;
  return typeof attributes['unit_of_measurement'] === 'string' || Number.isFinite(Number(state));
}

/** How long it was in each state; a state holds until another is told. */
export function stateSpans(
  { items, hours }: EntityHistory,
  entity: HomeEntity,
  { from, to }: Window,
): StateSpan[] {
  const told = [
    ...hours.map(({ hour, mean }) => ({ at: Date.parse(hour), state: String(mean) })),
    ...items.map(({ at, state }) => ({ at: Date.parse(at), state })),
  ];
  // What has not changed in all this time is as it is now.
  if (told.length === 0) told.push({ at: Date.parse(entity.changedAt), state: entity.state });
  return told.flatMap(({ at, state }, place) => {
    const span = { state, from: Math.max(at, from), to: Math.min(told[place + 1]?.at ?? to, to) };
    const isSame = told[place - 1]?.state === state && at > from;
    return span.to > span.from || (at === to && !isSame) ? [span] : [];
  });
}

/** A value every `stepMs`: the one that held then; NaN where none was known. */
export function measuredCourse(
  spans: readonly StateSpan[],
  { from, to }: Window,
  stepMs: number,
): { times: number[]; values: number[] } {
  const times: number[] = [];
  const values: number[] = [];
  let place = 0;
  for (let at = from; at <= to; at += stepMs) {
    while (place < spans.length - 1 && (spans[place + 1]?.from ?? 0) <= at) place += 1;
    const span = spans[place];
    const isKnown = span && span.from <= at && span.state.trim() !== '';
    times.push(at);
    values.push(isKnown ? Number(span.state) : NaN);
  }
  // The last word counts, also where it came after the last step.
  const last = spans.at(-1);
  if (last && last.state.trim() !== '' && times.at(-1) !== to) {
    times.push(to);
    values.push(Number(last.state));
  }
  return { times, values };
}

/** One lane for each state, those that held longest; the order of the day stays in the lanes. */
export function stateLanes(spans: readonly StateSpan[], entity: HomeEntity): StateLane[] {
  const lanes = new Map<string, StateLane>();
  for (const { state, from, to } of spans) {
    const then = { ...entity, state };
    const weight = isSilent(then) ? 0 : isActive(then) ? 1 : 0.3;
    const lane = lanes.get(state) ?? { state, weight, spans: [] };
    const last = lane.spans.at(-1);
    if (last?.to === from) last.to = to;
    else lane.spans.push({ from, to });
    lanes.set(state, lane);
  }
  return [...lanes.values()].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_LANES);
}

export function lengthOf({ spans }: StateLane): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
