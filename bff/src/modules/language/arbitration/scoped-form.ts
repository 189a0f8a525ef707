import { type Pack } from '../pack/pack.js';
import { hasMark } from '../tokens/marks.js';
import { type Token } from '../tokens/token.js';
import { type ReadForm } from './form.js';
import { scopeAt } from './scope.js';
import { isReason } from './tellings.js';

const SENTENCE_ENDS = '.!?';

interface Behind {
  /** How the whole sentence is put. */
  readonly whole: ReadForm;
  /** Where in it the clause begins. */
  readonly start: number;
  readonly tokens: readonly Token[];
  /** It begins right behind a command, so that it is told whatever it sounds like. */
  readonly isTelling: boolean;
  readonly pack: Pack;
}

/** How a clause is put, with what goes for it because of what stands in front of it. */
export function formBehind(form: ReadForm, { whole, start, tokens, isTelling, pack }: Behind): ReadForm {
  if (isTelling) return { ...form, isTold: true, isQuestion: false, isImperative: false };
  const scope = scopeAt(start, whole, tokens);
  const isTold = form.isTold || isReason(tokens, start, pack);
  // "Is the lamp on and the fan off" asks twice.
  const isQuestion =
    form.isQuestion || (whole.isQuestion && !whole.isPolite && !form.isImperative && !isTold);
  const isOneSentence = !tokens.slice(1, start + 1).some((token) => hasMark(token, SENTENCE_ENDS));
  const isBehindOther = whole.beginsWithOther && form.subject !== 'self' && isOneSentence;
  return {
    ...{ ...form, isTold, isQuestion },
    ...(scope && { scope }),
    ...(isBehindOther && { isBehindOther }),
  };
}
