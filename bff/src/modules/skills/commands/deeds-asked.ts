const WHO = '(?:i|we|you|someone|somebody|anyone|anybody)';
const MEANT = '(?:(?:remember|forget) to )?';
const STATES: Readonly<Record<string, string>> = {
  lock: 'locked',
  unlock: 'unlocked',
  close: 'closed',
  shut: 'closed',
  open: 'open',
};
const SHUT = new RegExp(`^did ${WHO} ${MEANT}(?<deed>${Object.keys(STATES).join('|')}) (?<thing>.+)$`, 'u');
const SWITCHED = new RegExp(
  `^(?:did|have) ${WHO} ${MEANT}(?:turn|switch)(?:ed)? (?<state>on|off) (?<thing>.+)$`,
  'u',
);
const LEFT = new RegExp(
  `^(?:did|have) ${WHO} ${MEANT}(?:leave|left|turn(?:ed)?|switch(?:ed)?) (?<thing>.+?) (?<state>on|off|open|unlocked|running)$`,
  'u',
);

/** "Did I lock the front door", "did I leave the lights on": whoever asks wants to know how it is now. */
export function asStateQuestion(text: string): string {
  const { thing, deed, state } = (SHUT.exec(text) ?? SWITCHED.exec(text) ?? LEFT.exec(text))?.groups ?? {};
  const asked = deed === undefined ? state : STATES[deed];
  return thing === undefined || asked === undefined ? text : `is ${thing} ${asked}`;
}
