const WORD = /[\p{L}’']+/gu;

/** What is asked of somebody, as they would ask it of themselves. Two words first: "are you" is "am I". */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['are you', 'am I'],
  ['were you', 'was I'],
  ['you are', 'I am'],
  ['you were', 'I was'],
]);
const SINGLE: ReadonlyMap<string, string> = new Map([
  ['you', 'I'],
  ['you’re', 'I’m'],
  ["you're", "I'm"],
  ['you’ve', 'I’ve'],
  ["you've", "I've"],
  ['your', 'my'],
  ['yours', 'mine'],
  ['yourself', 'myself'],
  ['du', 'ich'],
  ['dich', 'mich'],
  ['dir', 'mir'],
  ['dein', 'mein'],
  ['deine', 'meine'],
  ['deinem', 'meinem'],
  ['deinen', 'meinen'],
  ['deiner', 'meiner'],
  ['deines', 'meines'],
]);
/** Before what it is done to: "does Ana know you". */
const OBJECT = 'me';
const VERB_BEFORE_OBJECT = new Set(['about', 'to', 'with', 'for', 'of', 'at', 'know', 'call', 'see', 'meet']);

/** "Where do you live?" asked of me is "Where do I live?" asked by me, which my memories answer. */
export function askedOfOwner(question: string): string {
  const pairs = question.replaceAll(/\b(are|were) you\b|\byou (are|were)\b/giu, (pair) =>
    inCaseOf(pair, PAIRS.get(pair.toLowerCase()) ?? pair),
  );
  let before = '';
  return pairs.replaceAll(WORD, (word) => {
    const folded = word.toLowerCase();
    const isObject = folded === 'you' && VERB_BEFORE_OBJECT.has(before);
    before = folded;
    const turned = isObject ? OBJECT : SINGLE.get(folded);
    return turned === undefined ? word : inCaseOf(word, turned);
  });
}

function inCaseOf(original: string, turned: string): string {
  const isCapital = /^\p{Lu}/u.test(original);
  return isCapital ? turned.charAt(0).toUpperCase() + turned.slice(1) : turned;
}
