import { phrasesIn } from '../../language/phrases/phrases-in.js';
import { textLanguageOf } from '../../language/knowledge/text-language.js';
import { type CitedMemory, quoteToOwner, sourceOf } from '../../skills/answering/quoting.js';

export { sentencesOf } from '../../skills/answering/sentences.js';
export { isSameValue, readStatements, type Statement } from '../review/statements.js';

/** A sentence of the owner's memory, said to them in its own language. */
export function saidToOwner(sentence: string, memory: Pick<CitedMemory, 'kind' | 'author' | 'text'>): string {
  return quoteToOwner(sentence, memory, phrasesIn(textLanguageOf(memory.text)));
}

/** What a memory is called where it is a source. */
export function sourceTitleOf(memory: CitedMemory): string {
  return sourceOf(memory).title;
}
