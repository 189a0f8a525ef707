import { type CommandContext, type Entity } from './command.js';
import { link, type Link, type LinkKind, namesOf } from './entity-linking.js';
import { nounsIn } from './nouns.js';
import { isUnclear, pronounIn } from './pronouns.js';

const HERE = /\b(?:in |over )?here\b|\b(?:this|our|the|my)(?: whole| entire)? room\b/u;
const WHOLE_HOUSE =
  /\beverywhere\b|\b(?:whole|entire|complete) (?:house|home|apartment|flat|place)\b|\b(?:in|of|across|around|throughout|at) (?:all )?(?:the |our |my |this )?(?:house|home|apartment|flat)\b|\b(?:every|each)(?: single)? (?:room|area|floor)\b|\ball (?:of )?(?:the |my |our )?(?:rooms|areas|floors|house)\b|\b(?:the|our|my) (?:house|home|apartment|flat)$|\bhouse (?=lights?\b)/u;
const ALL = /\b(?:all|every|each|both|everything)\b/u;

/** A command's words with the home's names already found in them. */
/** All that a rule needs which reads no names of the home. */
export type Told = Pick<Sentence, 'text' | 'context'>;

export class Sentence {
  readonly tokens: readonly string[];
  /** The tokens as text, for the rules' patterns. */
  readonly text: string;
  readonly isHere: boolean;
  readonly isWholeHouse: boolean;
  readonly isAll: boolean;
  readonly nouns: ReturnType<typeof nounsIn>;
  /** A pronoun that stands for something said before, without which nobody knows what is meant. */
  readonly unresolved: readonly string[];
  private readonly links: readonly Link[];

  /** `referents`: the ids of what "it" and "them" stand for. */
  constructor(
    readonly words: readonly string[],
    readonly context: CommandContext,
    referents: readonly string[] = [],
  ) {
    const { tokens, links } = link(words, namesOf(context.home));
    const pronoun = pronounIn(tokens);
    if (pronoun && referents.length > 0) {
      tokens[pronoun.at] = `@e${String(links.length)}`;
      links.push({ kind: 'entity', ids: referents, said: pronoun.word, isEach: true });
    }
    this.tokens = tokens;
    this.links = links;
    this.text = tokens.join(' ');
    this.isHere = HERE.test(this.text);
    this.isWholeHouse = WHOLE_HOUSE.test(this.text);
    this.isAll = ALL.test(this.text);
    this.nouns = nounsIn(this.text);
    this.unresolved = pronoun && this.nouns.length === 0 && isUnclear(this.text) ? [pronoun.word] : [];
  }

  linked(kind: LinkKind): readonly Link[] {
    return this.links.filter((found) => found.kind === kind);
  }

  /** The things that are named, each name's candidates together. */
  named(domains?: readonly string[]): readonly Entity[][] {
    return this.linked('entity')
      .flatMap(({ ids, isEach = false }) => (isEach ? ids.map((id) => [id]) : [ids]))
      .map((ids) => this.context.home.entities.filter(({ id }) => ids.includes(id)))
      .map((found) => (domains ? found.filter(({ domain }) => domains.includes(domain)) : found))
      .filter((found) => found.length > 0);
  }

  /** A room or a floor was said, or "here". */
  get isPlaced(): boolean {
    return this.linked('area').length + this.linked('floor').length > 0 || this.isHere || this.isWholeHouse;
  }

  hasNamed(...domains: readonly string[]): boolean {
    return this.named(domains).length > 0;
  }

  hasNoun(...domains: readonly string[]): boolean {
    return this.nouns.some((noun) => domains.includes(noun.domains[0] ?? ''));
  }

  /** A part of the text with the names as they were said. */
  said(part: string): string {
    return part.replace(/@[eaf](\d+)/gu, (_, i: string) => this.links[Number(i)]?.said ?? '').trim();
  }
}
