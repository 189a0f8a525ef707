import { type KeptSignal } from '../../signals/signal.js';
import { type Past } from '../engine/dry-run.js';

/**
 * A signal as rules hear it.
 * @param at not before what was heard before it: milliseconds since 1970
 */
export function eventOf(
  { id, signal }: KeptSignal,
  at: number,
  deviationOf: (metric: string, value: number) => number | null,
): Past {
  const heard = { id: `s${String(id)}`, at };
  switch (signal.kind) {
    case 'state': {
      const { entityId, from, to, attributes, attributesBefore = {}, cause } = signal;
      const before = { state: from, attributes: attributesBefore };
      return { ...heard, kind: 'state', entityId, before, after: { state: to, attributes }, cause };
    }
    case 'metric': {
      const { metric, value } = signal;
      return { ...heard, kind: 'metric', metric, value, deviation: deviationOf(metric, value) };
    }
    case 'memory':
      return { ...heard, kind: 'memory', tags: signal.tags };
    default:
      return { ...signal, ...heard };
  }
}
