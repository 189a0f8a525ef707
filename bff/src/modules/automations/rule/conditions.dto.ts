import { z } from 'zod';
import { hasLimit, limit, measuredLimits, scalar, shortText, timeOfDay, weekdays } from './triggers.dto.js';

const MOST_PARTS = 20;

const stateCondition = z
  .strictObject({
    kind: z.literal('state'),
    entityId: shortText,
    attribute: shortText.optional(),
    is: scalar.optional(),
    above: limit.optional(),
    below: limit.optional(),
  })
  .meta({ id: 'StateCondition' });

const clockCondition = z
  .strictObject({
    kind: z.literal('clock'),
    from: timeOfDay,
    until: timeOfDay.meta({ description: 'Earlier than `from`: over midnight.' }),
    weekdays: weekdays.default([]),
  })
  .meta({ id: 'ClockCondition' });

const presenceCondition = z
  .strictObject({ kind: z.literal('presence'), is: z.enum(['somebody', 'nobody']) })
  .meta({ id: 'PresenceCondition', description: 'By the persons of the home.' });

const metricCondition = z
  .strictObject({ kind: z.literal('metric'), ...measuredLimits })
  .refine(hasLimit, 'A metric needs a limit.')
  .meta({ id: 'MetricCondition', description: 'As it was measured last, in the last day.' });

const leaves = [stateCondition, clockCondition, presenceCondition, metricCondition] as const;
const leaf = z.discriminatedUnion('kind', [...leaves]).meta({ id: 'AutomationLeaf' });

/** A group of groups is as much as anybody reads; a schema that holds itself could be nested without end. */
const innerAll = z.strictObject({ kind: z.literal('and'), of: z.array(leaf).min(1).max(MOST_PARTS) });
const innerAny = z.strictObject({ kind: z.literal('or'), of: z.array(leaf).min(1).max(MOST_PARTS) });
const innerNot = z.strictObject({ kind: z.literal('not'), of: leaf });
const inner = z
  .discriminatedUnion('kind', [...leaves, innerAll, innerAny, innerNot])
  .meta({ id: 'AutomationInnerCondition' });

export const condition = z
  .discriminatedUnion('kind', [
    ...leaves,
    z.strictObject({ kind: z.literal('and'), of: z.array(inner).min(1).max(MOST_PARTS) }),
    z.strictObject({ kind: z.literal('or'), of: z.array(inner).min(1).max(MOST_PARTS) }),
    z.strictObject({ kind: z.literal('not'), of: inner }),
  ])
  .meta({ id: 'AutomationCondition' });

export type Leaf = z.output<typeof leaf>;
export type Condition =
  | Leaf
  | { readonly kind: 'and'; readonly of: readonly Condition[] }
  | { readonly kind: 'or'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition };
