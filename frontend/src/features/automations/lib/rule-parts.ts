import type {
  AutomationAction,
  AutomationCondition,
  AutomationRule,
  AutomationTrigger,
} from '../api/automations.api';

/** Triggers that the form knows; others are kept as they are. */
export const TRIGGER_KINDS = [
  { value: 'state', label: 'A device becomes' },
  { value: 'time', label: 'A time of day' },
  { value: 'sun', label: 'Sunrise or sunset' },
  { value: 'metric', label: 'A reading passes a limit' },
  { value: 'mood', label: 'I log a mood' },
  { value: 'memory', label: 'I keep a tagged memory' },
  { value: 'phrase', label: 'I say a phrase' },
] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number]['value'];

export const CONDITION_KINDS = [
  { value: 'presence', label: 'Somebody or nobody is home' },
  { value: 'clock', label: 'The time is between' },
  { value: 'state', label: 'A device is' },
] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number]['value'];

export const ACTION_KINDS = [
  { value: 'do', label: 'Do something' },
  { value: 'notify', label: 'Tell me' },
  { value: 'ask', label: 'Ask me, and wait for a yes' },
  { value: 'delay', label: 'Wait' },
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number]['value'];

/** What a person may write down of an action before it is understood. */
export const NOTHING_YET: AutomationAction = { kind: 'do', text: '', calls: [] };

const PHRASE_TO_SAY = '';

export function newTrigger(kind: TriggerKind): AutomationTrigger {
  switch (kind) {
    case 'state':
      return { kind, entityIds: [], to: 'on', forSeconds: 0 };
    case 'time':
      return { kind, at: '18:00', weekdays: [] };
    case 'sun':
      return { kind, event: 'sunset', offsetMinutes: 0 };
    case 'metric':
      return { kind, metric: 'stress', aboveUsualBy: 1, forSeconds: 300 };
    case 'mood':
      return { kind, atMost: 2 };
    case 'memory':
      return { kind, tag: '' };
    case 'phrase':
      return { kind, text: PHRASE_TO_SAY };
  }
}

export function newCondition(kind: ConditionKind): AutomationCondition {
  switch (kind) {
    case 'presence':
      return { kind, is: 'somebody' };
    case 'clock':
      return { kind, from: '18:00', until: '23:00', weekdays: [] };
    case 'state':
      return { kind, entityId: '', is: 'on' };
  }
}

export function newAction(kind: ActionKind): AutomationAction {
  switch (kind) {
    case 'do':
      return NOTHING_YET;
    case 'notify':
      return { kind, text: '' };
    case 'ask':
      return { kind, text: '', timeoutSeconds: 900 };
    case 'delay':
      return { kind, seconds: 600 };
  }
}

export const NEW_RULE: AutomationRule = {
  when: [newTrigger('state')],
  if: null,
  then: [NOTHING_YET],
  mode: 'single',
  maxQueued: 5,
  cooldownSeconds: 0,
  maxPerMinute: 10,
  keepsQuietHours: false,
  missed: 'skip',
  graceSeconds: 300,
};

/** Conditions that all have to hold; undefined where they are put together in another way, which the form keeps. */
export function conditionsOf(rule: AutomationRule): readonly AutomationCondition[] | undefined {
  const { if: condition } = rule;
  if (condition === null) return [];
  if (condition.kind === 'and') return condition.of;
  return condition.kind === 'or' || condition.kind === 'not' ? undefined : [condition];
}

export function withConditions(
  rule: AutomationRule,
  conditions: readonly AutomationCondition[],
): AutomationRule {
  const [only, ...others] = conditions;
  if (!only) return { ...rule, if: null };
  if (others.length === 0) return { ...rule, if: only };
  return { ...rule, if: { kind: 'and', of: [...conditions] } as AutomationCondition };
}

/** Rules to begin with: none of them names a thing that somebody may not have. */
export const TEMPLATES: readonly { name: string; why: string; rule: AutomationRule }[] = [
  {
    name: 'Stretch in the afternoon',
    why: 'Every weekday at 15:00, a reminder to get up.',
    rule: {
      ...NEW_RULE,
      when: [{ kind: 'time', at: '15:00', weekdays: [1, 2, 3, 4, 5] }],
      then: [{ kind: 'notify', text: 'Get up and stretch' }],
    },
  },
  {
    name: 'When stress stays high',
    why: 'Stress above your usual for 5 minutes, while you are home: ask about a break.',
    rule: {
      ...NEW_RULE,
      when: [newTrigger('metric')],
      if: { kind: 'presence', is: 'somebody' },
      then: [
        { kind: 'ask', text: 'Take a short break?', timeoutSeconds: 900 },
        { kind: 'notify', text: 'Breathe slowly for two minutes' },
      ],
      cooldownSeconds: 7_200,
      keepsQuietHours: true,
    },
  },
  {
    name: 'After a bad mood',
    why: 'A mood of 2 or lower: a kind word an hour later.',
    rule: {
      ...NEW_RULE,
      when: [newTrigger('mood')],
      then: [
        { kind: 'delay', seconds: 3_600 },
        { kind: 'notify', text: 'How are you now?' },
      ],
    },
  },
];
