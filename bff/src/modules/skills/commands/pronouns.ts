const VERBS =
  'turn|switch|power|put|flip|bring|make|set|change|adjust|get|keep|leave|move|crank|dim|brighten|darken|lighten|lower|raise|increase|decrease|reduce|open|close|shut|lock|unlock|start|run|stop|pause|unpause|resume|play|mute|unmute|toggle|activate|deactivate|enable|disable|kill|cut|heat|warm|cool';
const STATES =
  'on|off|open|opened|closed|shut|locked|unlocked|playing|paused|running|charging|charged|cleaning|docked|plugged in|connected|online';
const AFTER_VERB = new RegExp(
  String.raw`^(?:${VERBS})(?: back)?(?: (?:on|off|up|down|to))?(?: all| both)?(?: of)? (it|them|(?:that|those|these|this)(?= (?:ones?\b|on\b|off\b|up\b|down\b|to\b|too\b|again\b|back\b|now\b|a (?:bit|little)\b)|$))(?= |$)`,
  'u',
);
/** "Is it open", "are they on"; "is it raining" asks for no thing. */
const IN_QUESTION = new RegExp(
  String.raw`^(?:is|are|was|were) (it|they|those|these|that)(?: (?:still|now|already|all|both|turned|switched))* (?:${STATES})$`,
  'u',
);
/** Nothing but the pronoun says what is switched, opened or locked. */
const UNCLEAR = new RegExp(
  String.raw`^(?:turn|switch|power|put|flip|open|close|shut|lock|unlock|toggle|start|run|activate|deactivate|enable|disable|kill)(?: back)?(?: (?:on|off|to))?(?: all| both)?(?: of)? (?:it|them|that|those|these|this)(?: ones?)?(?: (?:on|off|too|again|back|now))*$`,
  'u',
);

export interface Pronoun {
  readonly word: string;
  /** Its place among the tokens. */
  readonly at: number;
}

/** The pronoun that stands for a thing said before: "turn it off", "dim them", "is it open". */
export function pronounIn(tokens: readonly string[]): Pronoun | undefined {
  const text = tokens.join(' ');
  const [found, word = ''] = AFTER_VERB.exec(text) ?? IN_QUESTION.exec(text) ?? [];
  if (found === undefined) return undefined;
  const at = tokens.indexOf(word);
  return { word, at };
}

/** Whether nothing but a pronoun tells what a command is about. "Make it louder" is about what can be loud. */
export function isUnclear(text: string): boolean {
  return UNCLEAR.test(text);
}
