const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** After these a full stop ends no sentence, whatever follows. A sentence that ends with one is only said in one go with the next. */
const SHORTENED =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|Mt|Jr|Sr|vs|etc|approx|Fig|cf|e\.g|i\.e|a\.m|p\.m|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.[ \t]*$/iu;
/** “No. 5”, but not “No. That is wrong.” */
const NUMBER = /\bNo\.[ \t]*$/u;

/** The sentences of a text, each with the spaces that follow it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = sentences.at(-1);
    if (before !== undefined && goesOn(before, segment)) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}

function goesOn(before: string, after: string): boolean {
  return SHORTENED.test(before) || (NUMBER.test(before) && /^\d/u.test(after));
}
