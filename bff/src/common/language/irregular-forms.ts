import english from './english.json' with { type: 'json' };

/**
 * Forms that a suffix stemmer cannot bring back to their base, each with it. Those that are more often another word are
 * left out on purpose: saw, left, rose, bit, bore, bound, wound, lay.
 */
export const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
  english.irregular.flatMap((entry) => {
    const [base = '', ...forms] = entry.split(' ');
    return forms.map((form): [string, string] => [form, base]);
  }),
);
