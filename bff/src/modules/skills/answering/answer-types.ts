import { isPlaceName } from './labels.js';
import { isAmong } from './subjects.js';
import { type Question } from './question.js';
import { isPerson } from './words.js';
import { type ParsedMemory, type ParsedSentence } from './parsed-memory.js';

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|dozen|no|once|twice';
const TIME = new RegExp(
  String.raw`\b(?:${MONTH}|${DAY}|(?:1[5-9]|20)\d\d|\d{1,2}(?::\d{2}|\s?[ap]m\b|st\b|nd\b|rd\b|th\b)|at (?:noon|midnight|\d|${NUMBER})|today|tomorrow|yesterday|tonight|(?:morning|afternoon|evening|night|weekend|weekday|week|month|year|summer|winter)s?|noon|ago|spring|autumn|christmas|easter|birthday|as a child|every|first|second|third|fourth|fifth|sixth|until|since|when|whenever|once|before|after)\b`,
  'iu',
);
const AMOUNT = new RegExp(String.raw`\d|\b(?:${NUMBER})\b`, 'iu');
const PRICE =
  /[€$£¥]|\b(?:euros?|dollars?|pounds?|francs?|krone[nr]?|kronor|yen|cents?|bucks?|percent|free)\b/iu;
const FREQUENCY = new RegExp(
  String.raw`\b(?:every|each|once|twice|times|daily|weekly|monthly|yearly|hourly|always|never|often|sometimes|rarely|per|an? (?:day|week|month|year|hour)|${DAY.replace('days?', 'days')})\b`,
  'iu',
);
/** "is seven", "turns 40", "12 years old", but not "is 12 km away". */
const AGE = new RegExp(
  String.raw`\b(?:is|am|are|was|were|turn(?:s|ed)?|aged?)\s+(?:already |now |only )?(?:\d{1,3}|${NUMBER})(?=\s*(?:[.,;!]|$|and\b|years?\b|now\b|in\b))|\byears? old\b|\bborn\b`,
  'iu',
);
const DURATION = new RegExp(String.raw`\d|\b(?:${NUMBER}|until|till|since|for|by|ends?|forever)\b`, 'iu');
const REASON = /\b(?:because|since|so|for|due|to|as|after|when|while|thanks|therefore|hence)\b/iu;

const COUNTED_FROM_THEN =
  /\b(?:today|tonight|tomorrow|yesterday|ago|now|recently|(?:last|next|this) \p{L}+|in an? \p{L}+|in \d+ (?:days?|weeks?|months?|years?))\b/iu;
const EXACT_TIME = new RegExp(
  String.raw`\d|\b(?:every|each|always|never|${DAY.replace('days?', 'days')})\b`,
  'iu',
);

/** Whether the time a sentence names stands for itself, or needs the day on which it was said. */
export function needsDayOfTelling(text: string): boolean {
  return COUNTED_FROM_THEN.test(text) || !TIME.test(text) || !EXACT_TIME.test(text);
}

/** Whether a sentence has what the question asks for: a person for "who", a number for "how many". */
export function meetsExpectation(question: Question, sentence: ParsedSentence, told: ParsedMemory): boolean {
  const { text } = sentence;
  switch (question.kind) {
    case 'who':
      return namesSomebodyElse(question, sentence);
    case 'name':
      return sentence.words.some(
        (word, index) =>
          word.isName && !question.names.includes(word.word) && !isPlaceName(sentence.words, index),
      );
    case 'age':
      return AGE.test(text);
    case 'when':
      return told.hasHappened || TIME.test(text);
    case 'where':
      return namesPlace(question, sentence);
    case 'why':
      return REASON.test(text);
    case 'price':
      return PRICE.test(text);
    case 'amount':
      return AMOUNT.test(text);
    case 'number':
      return /\d/u.test(text);
    case 'frequency':
      return FREQUENCY.test(text);
    case 'duration':
      return DURATION.test(text) || TIME.test(text);
    case 'about':
    case 'what':
    case 'yes-no':
      return true;
  }
}

const PLACING = new Set(
  'in at on under behind beside near above below inside between opposite outside into to from through over next left right along around past by across off'.split(
    ' ',
  ),
);
const PLACES = new Set(
  'level floor spot room shelf drawer street streets road avenue square rue address here there away nearby'.split(
    ' ',
  ),
);
const NO_PLACE = new RegExp(
  String.raw`^(?:${MONTH}|${DAY}|\d.*|noon|time|total|least|most|all|first|last|the|and)$`,
  'u',
);

/** "in the drawer", "near Galway"; neither "in May" nor "from Keith", when Keith is who was asked about. */
function namesPlace({ names, holders }: Question, { words }: ParsedSentence): boolean {
  return words.some(({ word }, index) => {
    if (PLACES.has(word)) return true;
    if (!PLACING.has(word)) return false;
    const object = words.slice(index + 1).find((next) => !next.isStop);
    return (
      object !== undefined &&
      !object.isHolder &&
      !isAmong(holders, object.stem) &&
      !names.includes(object.word) &&
      !NO_PLACE.test(object.word)
    );
  });
}

const SOMEBODY = /(?:man|woman|ist|ian)$/u;

function namesSomebodyElse({ names, holders, terms }: Question, { words }: ParsedSentence): boolean {
  return words.some((word, index) => {
    const isPlace = word.isName && isPlaceName(words, index);
    const isKnown =
      names.includes(word.word) ||
      isAmong(holders, word.stem) ||
      terms.some(({ stem }) => stem === word.stem);
    const isSomebody = SOMEBODY.test(word.word) && /^(?:an?|the|my|our)$/u.test(words[index - 1]?.word ?? '');
    return (isPerson(word) || isSomebody) && !isPlace && !isKnown;
  });
}
