import { z } from 'zod';

/** How a language bends its words: what is cut off until forms of the same word are the same. */
export const FORMS = z.strictObject({
  /** Cut off where so many letters are left, the longest first. */
  endings: z.record(z.string(), z.number().int().positive()),
  /** "ge-kauf-t": cut off together, and behind a prefix: "an-ge-rufen". */
  participle: z.strictObject({
    prefix: z.string(),
    endings: z.array(z.string()),
    behind: z.array(z.string()),
  }),
  /** Base form: its other forms. */
  irregular: z.record(z.string(), z.string()),
});

/** Shorter bases are none: "gern" is no participle. */
const LEAST_BASE = 3;
/** Stems kept at most. */
const MAX_REMEMBERED = 50_000;
/** "ß" is typed as "ss" as well. */
const SHARP_S = /ß/gu;

/** Brings the forms of a word together by the rules of a pack. Words come folded: without accents, in lower case. */
export function stemmerOf({
  endings,
  participle,
  irregular,
}: z.output<typeof FORMS>): (word: string) => string {
  const byLength = Object.entries(endings).toSorted(([one], [other]) => other.length - one.length);
  const bases = new Map(
    Object.entries(irregular).flatMap(([base, forms]) =>
      [base, ...forms.split(/\s+/u)].map((form) => [folded(form), folded(base)]),
    ),
  );
  const remembered = new Map<string, string>();

  /** Again and again: "futter" may be a word or a form of another, and "futtert" ends in two endings. */
  function cut(word: string): string {
    const found = byLength.find(([end, least]) => word.endsWith(end) && word.length - end.length >= least);
    return found === undefined ? word : cut(word.slice(0, -found[0].length));
  }

  /** "gekauft" and "angerufen" without what makes them participles. */
  function withoutParticiple(word: string): string {
    const { prefix, behind } = participle;
    if (!participle.endings.some((ending) => word.endsWith(ending))) return word;
    const lead = ['', ...behind].find((each) => word.startsWith(each + prefix));
    if (lead === undefined) return word;
    const rest = word.slice(lead.length + prefix.length);
    return rest.length > LEAST_BASE ? lead + rest : word;
  }

  function stemOf(said: string): string {
    const word = folded(said);
    const base = bases.get(word);
    if (base !== undefined) return cut(base);
    const plain = withoutParticiple(word);
    return cut(bases.get(plain) ?? plain);
  }

  return (word) => {
    let known = remembered.get(word);
    if (known === undefined) {
      known = stemOf(word);
      if (remembered.size < MAX_REMEMBERED) remembered.set(word, known);
    }
    return known;
  };
}

function folded(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(SHARP_S, 'ss');
}
