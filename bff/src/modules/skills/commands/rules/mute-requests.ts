const HUSHING =
  /^(?:mute|silence|hush|shush|quiet|(?:be|go|stay|keep|remain) (?:quiet|silent|quite|mute)|stop (?:talking|speaking|making)|(?:do not|no) (?:talk|speak|disturb)\w*|(?:turn on|switch on|set|activate|enable|switch|enter|start|put)(?: (?!alarm|timer|reminder)\w+){0,3} (?:silent|quiet|mute))\b|\b(?:be|stay|keep|go) (?:quiet|silent)$/u;

/** "Be quiet until my alarm goes off": what follows says how long, and is no alarm or meeting to be set. */
export function isMuteRequest(text: string): boolean {
  return HUSHING.test(text);
}
