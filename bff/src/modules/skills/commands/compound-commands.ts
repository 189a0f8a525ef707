import { Sentence } from './sentence.js';

const VERB =
  '(?:turn|switch|power|shut|put)(?: back)?(?: (?:on|off))?|open|close|lock|unlock|start|stop|activate|deactivate|enable|disable|toggle|kill|cut';
const PLACE = String.raw`(?: (?:in|on|at|of) (?:the |my |our )?@[af]\d+| (?:in )?here| everywhere)*`;
/** More than a verb and its things. */
const INVOLVED = '(?!.*\\b(?:not|never|leav(?:e|ing)|keep(?:ing)?|but|except\\w*|if|when|while)\\b)';
const JOINED = new RegExp(
  String.raw`^${INVOLVED}(?<verb>${VERB}) (?<one>.+?) and (?:also )?(?<other>.+?)(?<end>(?: (?:on|off))?${PLACE}(?: (?:on|off))?)$`,
  'u',
);

/** "Turn off the lights and the fan in the kitchen": the verb and the place belong to both, and each is a command of its own. */
export function joinedCommands(sentence: Sentence): string[] | undefined {
  const { verb, one, other, end } = JOINED.exec(sentence.text)?.groups ?? {};
  if (verb === undefined || one === undefined || other === undefined || end === undefined) return undefined;
  const [first, second] = [one, other].map((what) => kindIn(sentence.said(what), sentence));
  if (first === undefined || second === undefined || first === second) return undefined;
  // "The lamp on the balcony and the fan in the bedroom": each has a place of its own.
  const isPlacedItself = /@[af]\d/u.test(one) && /@[af]\d/u.test(end);
  return [
    `${verb} ${one}${isPlacedItself ? end.replace(new RegExp(PLACE, 'u'), '') : end}`,
    `${verb} ${other}${end}`,
  ].map((command) => sentence.said(command));
}

/** What a part names: a kind of device, or a thing by its name. */
function kindIn(part: string, { context }: Sentence): string | undefined {
  const { nouns, text } = new Sentence(part.split(' '), context);
  const [noun] = nouns;
  if (noun) return `${noun.domains[0] ?? ''} ${noun.deviceClass ?? ''}`;
  return text.includes('@e') ? 'named' : undefined;
}
