import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { spokenDuration, spokenList } from '../../skills/kit/spoken.js';
import { type Action } from '../rule/actions.dto.js';
import { type RuleBody } from '../rule/rule.dto.js';
import { conditionWords } from './condition-words.js';
import { triggerWords } from './trigger-words.js';

/** What is named in a rule, as a person calls it. */
export interface Names {
  readonly entity: (id: string) => string;
  readonly metric: (name: string) => string;
  readonly device: (id: string) => string;
  readonly hook: (id: string) => string;
  /** A state as it is said: “on”, “open”. */
  readonly state: (state: string) => string;
}

export interface Wording {
  readonly names: Names;
  readonly phrases: TwinPhrases;
}

const MOST_NAMED = 8;

/** “When stress is above your usual for 5 minutes and somebody is home: dim the lights, then wait 10 minutes.” */
export function inWords(rule: RuleBody, wording: Wording): string {
  const { phrases } = wording;
  const when = spokenList(
    rule.when.map((one) => triggerWords(one, wording)),
    phrases,
    { most: MOST_NAMED, last: 'or' },
  );
  const condition = rule.if
    ? phrases.say('rule-and-if', { condition: conditionWords(rule.if, wording) })
    : '';
  const then = actionsInWords(rule.then, wording);
  return phrases.say('rule-sentence', { when, condition, then });
}

export function actionsInWords(actions: readonly Action[], wording: Wording): string {
  return actions.map((one) => actionWords(one, wording)).join(wording.phrases.say('rule-then'));
}

export function actionWords(action: Action, wording: Wording): string {
  const { phrases, names } = wording;
  switch (action.kind) {
    case 'do':
      return action.text;
    case 'scene':
      return phrases.say('rule-scene', { name: names.entity(action.entityId) });
    case 'delay':
      return phrases.say('rule-delay', { time: spokenDuration(action.seconds, phrases) });
    case 'wait':
      return phrases.say('rule-wait', { what: triggerWords(action.until, wording) });
    case 'notify':
      return phrases.say('rule-notify', { text: action.text });
    case 'ask':
      return phrases.say('rule-ask', { text: action.text });
    case 'choose': {
      const options = action.options.map((option) =>
        phrases.say('rule-option', {
          condition: conditionWords(option.if, wording),
          then: actionsInWords(option.then, wording),
        }),
      );
      const otherwise =
        action.otherwise.length > 0
          ? [phrases.say('rule-otherwise', { then: actionsInWords(action.otherwise, wording) })]
          : [];
      return [...options, ...otherwise].join('; ');
    }
  }
}
