import { isOf, type Pack } from '../pack/pack.js';
import { stemOf } from '../tokens/stem.js';
import { tokenise } from '../tokens/tokenise.js';
import { nounsOfWord } from './home-index.js';

/** "Lounge (downstairs)", "Terrace / patio", "Lamp 2": the name, and what people leave out of it. */
function variantsOf(name: string): string[] {
  const plain = outsideBrackets(name);
  const all = [name.replaceAll('(', ' ').replaceAll(')', ' '), plain, ...plain.split('/')];
  return [...new Set(all.flatMap((form) => [form.trim(), withoutNumber(form.trim())]))].filter(
    (form) => form !== '',
  );
}

function outsideBrackets(name: string): string {
  const [first = '', ...rest] = name.split('(');
  return [first, ...rest.map((part) => part.split(')').slice(1).join(' '))].join(' ').trim();
}

function withoutNumber(name: string): string {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && last !== '' && !Number.isNaN(Number(last)) ? words.slice(0, -1).join(' ') : name;
}

/** Also its last word, where that is no common one and only one room has it: "the terrace" of "Back terrace". */
export function formsOfArea(name: string, pack: Pack, isOnly: (word: string) => boolean): string[] {
  const forms = variantsOf(name);
  const words = wordsOf(forms.at(1) ?? name, pack);
  const last = words.at(-1) ?? '';
  const isTelling = words.length > 1 && !isOf(pack, 'place_word', last) && !isNoun(last, pack);
  return isTelling && isOnly(last) ? [...forms, last] : forms;
}

/** Also without the room that it stands in and without words that say nothing: "Kitchen ceiling" in the kitchen. */
export function formsOfEntity(name: string, area: readonly string[], pack: Pack): string[] {
  const variants = variantsOf(name);
  const forms = new Set(variants);
  for (const variant of variants) {
    const words = wordsOf(variant, pack);
    const telling = words.filter((word) => !isOf(pack, 'name_filler', word));
    if (telling.length > 1) forms.add(telling.join(' '));
    const rest = withoutPlace(words, area, pack);
    if (rest.length > 0 && !isKind(rest, pack)) forms.add(rest.join(' '));
  }
  const isShort = variants.some((variant) => wordsOf(variant, pack).length === 1);
  return [...forms].filter((form) => isShort || !isKind(wordsOf(form, pack), pack));
}

function withoutPlace(words: readonly string[], area: readonly string[], pack: Pack): readonly string[] {
  const isFirst =
    area.length > 0 &&
    words.length > area.length &&
    area.every((word, at) => stemOf(word, pack.grammar) === stemOf(words[at] ?? '', pack.grammar));
  return isFirst ? words.slice(area.length) : [];
}

/** A kind alone names nothing: "lamp" is any lamp. */
function isKind(words: readonly string[], pack: Pack): boolean {
  return words.length === 1 && isNoun(words[0] ?? '', pack);
}

function isNoun(word: string, pack: Pack): boolean {
  return nounsOfWord(word, pack).length > 0 || nounsOfWord(stemOf(word, pack.grammar), pack).length > 0;
}

function wordsOf(name: string, pack: Pack): string[] {
  return tokenise(name, pack).map(({ text }) => text);
}
