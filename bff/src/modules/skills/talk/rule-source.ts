import { type Act, type CandidateSource, type Proposal } from '../../language/understanding.js';
import { type CommandReader, type Place } from '../commands/command-reader.js';
import { type Intent, type ParseResult, type RuleMatch } from '../commands/command.js';
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
/** Acts of which the rules change something still; of the others they only ask. */
const LEFT_TO_RULES: ReadonlySet<Act> = new Set(['home', 'talk', 'world']);

/** “And yesterday?” goes on with what was done last. */
const GOES_ON = 'follow-up';

interface Read {
  readonly parsed: ParseResult;
  readonly goesOn: boolean;
}

/** The rules of before the language packs, as one more source of candidates until their domains have moved. */
export class RuleSource implements CandidateSource {
  readonly name = NAME;
  private readonly read = new Map<string, Read>();

  constructor(
    private readonly reader: CommandReader,
    private readonly place: Place,
    private readonly about: RuleContext,
  ) {}

  propose(text: string): readonly Proposal[] {
    const { parsed } = this.reading(text);
    const { outcome, intents } = parsed;
    const [first, ...others] = intents;
    if (!first || outcome === 'none' || intents.some((one) => isDialogue(one) || isUnsupported(one)))
      return [];
    const home = this.about.isHomeRead ? this.place.home : 'unread';
    if (!isMeantForSkills(text, parsed, { home, skills: this.reader.skills })) return [];
    const act = this.about.actOf(first.skill);
    if (act === undefined || others.some(({ skill }) => this.about.actOf(skill) !== act)) return [];
    if (!LEFT_TO_RULES.has(act) && this.reader.skills.find(first.skill)?.risk !== 'read') return [];
    const proposal = proposalOf(act, parsed, first);
    // Of a home that may not be read no word can be explained: it is refused for what it sounds like.
    return [home === 'unread' && act === 'home' ? sounding(proposal) : proposal];
  }

  /** What a message that goes on with what was done last asks for; undefined where it is none, or not all understood. */
  goingOn(text: string): readonly Intent[] | undefined {
    const { parsed, goesOn } = this.reading(text);
    return goesOn && parsed.outcome === 'act' && this.propose(text).length > 0 ? parsed.intents : undefined;
  }

  /** What the rules make of the words of a clause. */
  parse(text: string): ParseResult {
    return this.reading(text).parsed;
  }

  private reading(text: string): Read {
    const known = this.read.get(text);
    if (known) return known;
    const rules = new Set<string>();
    const onMatch = ({ rule }: RuleMatch): void => {
      rules.add(rule);
    };
    const parsed = this.reader.parse(text, { ...this.place, onMatch });
    const read = { parsed, goesOn: rules.has(GOES_ON) };
    this.read.set(text, read);
    return read;
  }
}

function sounding({ act, skill, parameters, targets }: Proposal): Proposal {
  return { act, skill, parameters, targets, coverage: 1, unread: [] };
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
    // What the packs read as nothing of the home is no word for all of it.
    ...(outcome === 'act' && act === 'home' && first.targets.length > 1 && { problem: 'ambiguous' }),
  };
}
