/** What the library says of the word that begins there, such as `FirstName` or `City`. */
export type Tags = ReadonlyMap<number, ReadonlySet<string>>;
export type Tagger = (sentence: string) => Tags;

interface Term {
  text: string;
  pre: string;
  post: string;
  tags?: Set<string>;
}

let loading: Promise<Tagger> | undefined;

/** Loaded with the first text that needs it: it takes half a second, and starting should not wait for it. */
export function loadTagger(): Promise<Tagger> {
  loading ??= import('compromise').then(({ default: read }) => (sentence) => {
    const tags = new Map<number, ReadonlySet<string>>();
    let offset = 0;
    for (const { text, pre, post, tags: known = new Set<string>() } of (
      read(sentence).docs as Term[][]
    ).flat()) {
      offset += pre.length;
      tags.set(offset, known);
      offset += text.length + post.length;
    }
    return tags;
  });
  return loading;
}
