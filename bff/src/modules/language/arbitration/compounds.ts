import { type Pack } from '../pack/pack.js';
import { type Names } from '../matching/names.js';
import { stemOf } from '../tokens/stem.js';
import { type Token } from '../tokens/token.js';

const SHORTEST = 8;
const SHORTEST_KIND = 4;
const SHORTEST_ROOM = 3;

/** "Küchenlicht" is a room and a kind of thing. Only words that are neither known nor a name are taken apart. */
export function withoutCompounds(
  tokens: readonly Token[],
  pack: Pack,
  names: Names | undefined,
): readonly Token[] {
  if (!names?.home) return tokens;
  return tokens.flatMap((token) => partsOf(token, pack, names) ?? [token]);
}

function partsOf(token: Token, pack: Pack, names: Names): Token[] | undefined {
  const { text } = token;
  if (text.length < SHORTEST || pack.known.has(text) || names.known.has(text)) return undefined;
  for (let cut = SHORTEST_ROOM; cut <= text.length - SHORTEST_KIND; cut++) {
    const kind = text.slice(cut);
    if (!hasMeaning(pack.lexicon.next.get(kind)?.meanings, 'noun')) continue;
    const room = roomOf(text.slice(0, cut), pack, names);
    if (room !== undefined) return split(token, { room, kind, cut }, pack);
  }
  return undefined;
}

/** The room's name, with or without what the language puts between the parts of a compound. */
function roomOf(said: string, pack: Pack, names: Names): string | undefined {
  const links = (pack.words.compound_link ?? []).filter((link) => said.endsWith(link));
  const forms = [said, ...links.map((link) => said.slice(0, -link.length))];
  return forms.find(
    (form) => form.length >= SHORTEST_ROOM && hasMeaning(names.root.next.get(form)?.meanings, 'area'),
  );
}

function split(
  token: Token,
  { room, kind, cut }: { readonly room: string; readonly kind: string; readonly cut: number },
  { grammar }: Pack,
): Token[] {
  const middle = Math.min(token.end, token.start + cut);
  return [
    { ...token, text: room, stem: room, end: middle },
    { ...token, text: kind, stem: stemOf(kind, grammar), start: middle, before: '', isCapitalised: false },
  ];
}

function hasMeaning(meanings: readonly { readonly type: string }[] | undefined, type: string): boolean {
  return meanings?.some((meaning) => meaning.type === type) ?? false;
}
