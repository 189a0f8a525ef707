import { type Act, type CandidateSource, type Proposal } from '../../language/understanding.js';
import { type CommandReader, type Place } from '../commands/command-reader.js';
import { type Intent, type ParseResult } from '../commands/command.js';
import { isDialogue } from '../commands/dialogue.js';
import { isMeantForSkills } from '../commands/is-meant-for-skills.js';
import { isUnsupported } from '../commands/unsupported.js';

export interface RuleContext {
  /** Which act a skill serves, by its name; undefined for one that no pack knows. */
  readonly actOf: (skill: string) => Act | undefined;
  /** Of a home that may not be read its devices are not known. */
  readonly isHomeRead: boolean;
}

/** An unread word is a part of the clause's meaning that nothing explains. */
const UNREAD_COST = 0.2;
const NAME = 'rules';

/** The rules of before the language packs, as one more source of candidates until their domains have moved. */
export class RuleSource implements CandidateSource {
  readonly name = NAME;
  private readonly read = new Map<string, ParseResult>();

  constructor(
    private readonly reader: CommandReader,
    private readonly place: Place,
    private readonly about: RuleContext,
  ) {}

  propose(text: string): readonly Proposal[] {
    const parsed = this.parse(text);
    const { outcome, intents } = parsed;
    const [first, ...others] = intents;
    if (!first || outcome === 'none' || intents.some((one) => isDialogue(one) || isUnsupported(one)))
      return [];
    const home = this.about.isHomeRead ? this.place.home : 'unread';
    if (!isMeantForSkills(text, parsed, { home, skills: this.reader.skills })) return [];
    const act = this.about.actOf(first.skill);
    if (act === undefined || others.some(({ skill }) => this.about.actOf(skill) !== act)) return [];
    return [proposalOf(act, parsed, first)];
  }

  /** What the rules make of the words of a clause. */
  parse(text: string): ParseResult {
    const known = this.read.get(text) ?? this.reader.parse(text, this.place);
    this.read.set(text, known);
    return known;
  }
}

function proposalOf(act: Act, { outcome, intents }: ParseResult, first: Intent): Proposal {
  const unread = [...new Set(intents.flatMap(({ unexplained }) => unexplained))];
  return {
    act,
    skill: first.skill,
    parameters: first.parameters,
    targets: intents.flatMap(({ targets }) => targets),
    coverage: Math.max(0, 1 - UNREAD_COST * unread.length),
    unread,
    ...(outcome === 'ask' && { problem: first.targets.length > 1 ? 'ambiguous' : 'missing' }),
  };
}
