const WHO = '(?:i|we|you|someone|somebody|anyone|anybody)';
const MEANT = '(?:(?:remember|forget) to )?';
const STATES: Readonly<Record<string, string>> = {
  lock: 'locked',
  unlock: 'unlocked',
  close: 'closed',
  shut: 'closed',
  open: 'open',
};
const WHETHER =
  '(?:(?:can|could) you )?(?:tell me|check|see|find out|do you know|i want to know|i would like to know) (?:if|whether)';
const DID = `(?:did|have|${WHETHER}) ${WHO} ${MEANT}`;
const SHUT = new RegExp(`^${DID}(?<deed>${Object.keys(STATES).join('|')})(?:ed|d)? (?<thing>.+)$`, 'u');
const SWITCHED = new RegExp(`^${DID}(?:turn|switch)(?:ed)? (?<state>on|off) (?<thing>.+)$`, 'u');
const LEFT = new RegExp(
  `^${DID}(?:leave|left|turn(?:ed)?|switch(?:ed)?) (?<thing>.+?) (?<state>on|off|open|unlocked|running)$`,
  'u',
);
const STATE = new RegExp(`^${WHETHER} (?<what>.+?) (?<is>is|are) (?<how>.+)$`, 'u');

/** "Did I lock the front door", "check if I left the lights on", "tell me if the fan is off": how it is now is asked. */
export function asStateQuestion(text: string): string {
  const { what, is, how } = STATE.exec(text)?.groups ?? {};
  if (what !== undefined && is !== undefined && how !== undefined) return `${is} ${what} ${how}`;
  const { thing, deed, state } = (SHUT.exec(text) ?? SWITCHED.exec(text) ?? LEFT.exec(text))?.groups ?? {};
  const asked = deed === undefined ? state : STATES[deed];
  return thing === undefined || asked === undefined ? text : `is ${thing} ${asked}`;
}
