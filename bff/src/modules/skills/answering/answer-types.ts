import { isPlaceName } from './labels.js';
import { type Speech } from './lexicon/speech.js';
import { isAmong } from './subjects.js';
import { type Question } from './question.js';
import { isPerson, type Word } from './words.js';
import { type ParsedMemory, type ParsedSentence } from './parsed-memory.js';

/** Whether the time a sentence names stands for itself, or needs the day on which it was said. */
export function needsDayOfTelling(text: string, speech: Speech): boolean {
  return (
    speech.says('counted_from_then', text) || !speech.says('time', text) || !speech.says('exact_time', text)
  );
}

/** Whether a sentence has what the question asks for: a person for "who", a number for "how many". */
export function meetsExpectation(question: Question, sentence: ParsedSentence, told: ParsedMemory): boolean {
  const { text } = sentence;
  const { speech } = question;
  switch (question.kind) {
    case 'who':
      return namesSomebodyElse(question, sentence);
    case 'name':
      return sentence.words.some(
        (word, index) =>
          word.isName && !question.names.includes(word.word) && !isPlaceName(sentence.words, index, speech),
      );
    case 'when':
      return told.hasHappened || speech.says('time', text);
    case 'where':
      return namesPlace(question, sentence);
    case 'number':
      return /\d/u.test(text);
    case 'duration':
      return speech.says('duration', text) || speech.says('time', text);
    case 'age':
    case 'why':
    case 'price':
    case 'amount':
    case 'frequency':
      return speech.says(question.kind === 'why' ? 'reason' : question.kind, text);
    case 'about':
    case 'what':
    case 'yes-no':
      return true;
  }
}

/** "in the drawer", "near Galway"; neither "in May" nor "from Keith", when Keith is who was asked about. */
function namesPlace({ names, holders, speech }: Question, { words }: ParsedSentence): boolean {
  return words.some(({ word }, index) => {
    if (speech.is('place_words', word)) return true;
    if (!speech.is('placing', word)) return false;
    const object = words.slice(index + 1).find((next) => !next.isStop);
    return (
      object !== undefined &&
      !object.isHolder &&
      !isAmong(holders, object.stem, speech) &&
      !names.includes(object.word) &&
      !isNoPlace(object, speech)
    );
  });
}

function isNoPlace({ word }: Word, speech: Speech): boolean {
  const lists = ['months', 'weekdays', 'weekdays_repeated', 'feasts', 'no_place'] as const;
  return /^\d/u.test(word) || lists.some((list) => speech.is(list, word));
}

function namesSomebodyElse({ names, holders, terms, speech }: Question, { words }: ParsedSentence): boolean {
  return words.some((word, index) => {
    const isPlace = word.isName && isPlaceName(words, index, speech);
    const isKnown =
      names.includes(word.word) ||
      isAmong(holders, word.stem, speech) ||
      terms.some(({ stem }) => stem === word.stem);
    const isSomebody =
      speech.endsWith('person_endings', word.word) && speech.is('person_leads', words[index - 1]?.word ?? '');
    return (isPerson(word) || isSomebody) && !isPlace && !isKnown;
  });
}
