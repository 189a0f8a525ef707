import { type Range } from '../matching/candidate.js';
import { matchFrames } from '../matching/frames.js';
import { isOfType } from '../matching/segments.js';
import { type Scene } from '../matching/target-search.js';
import { matchTemplates } from '../matching/templates.js';
import { hardshipIn } from '../hardship.js';
import { asChosen, asUnread, type Here } from './as-read.js';
import { certainOf } from './certain.js';
import { type Act } from '../understanding.js';
import { askedBeside, askedInFull, choose } from './arbitrate.js';
import { completions, isPlacedBy, type Said } from './borrow.js';
import { hasOwnCue, inPlaceOf, ofSameKind, saidAgain, setTo, withoutKindPronouns } from './going-on.js';
import { cutOut, sceneOf, type Sentence } from './clause-text.js';
import { actWithoutCandidate, type Fallback, isAboutHome, saysMoreThan } from './fallback.js';
import { type ReadForm } from './form.js';
import { withoutFreeWords } from './free-words.js';
import { guessed, nearestOf } from './guess.js';
import { withoutRivals, withoutTwins } from './own.js';
import { type Material, type ReadClause, type ReaderParts } from './read-clause.js';
import { formBehind } from './scoped-form.js';
import { meantBy, pointsBackIn } from './pointing.js';
import { selfCandidates, unnamedMood } from './self.js';
import { weigh, type Weighed } from './weigh.js';

/** From here on a message that goes on is of the home by its own words. */
const LEAST_OF_HOME = 0.5;

const CARE: Fallback = { act: 'distress', confidence: 1, decision: 'reply' };
const COMMANDS: ReadonlySet<Act> = new Set(['home', 'reminder', 'list', 'ask']);

/** Reads one stretch of a sentence as one clause. */
export class ClauseReader {
  private whole: ReadForm | undefined;
  private tellings: ReadonlySet<number> = new Set();

  constructor(
    private readonly parts: ReaderParts,
    private readonly sentence: Sentence,
  ) {}

  private get here(): Here {
    return { pack: this.parts.pack, scene: sceneOf(this.sentence.context) };
  }

  /** From these words on something is told, whatever it sounds like. */
  tellFrom(starts: Iterable<number>): void {
    this.tellings = new Set(starts);
  }

  /** `before` are the clauses in front of it, whose words it may leave out. */
  read(range: Range, before: readonly Said[] = []): ReadClause {
    const { pack } = this.parts;
    const material = this.material(range);
    const { lattice, text } = material;
    if (lattice.segments.some((segment) => isOfType(segment, 'distress')))
      return asUnread(material, { candidates: [], fallback: CARE }, this.here);
    const alone = this.readAlone(material, sceneOf(this.sentence.context));
    // "Remind me to call the police" is a reminder.
    if (!isCommand(alone) && hardshipIn(text, pack).kind !== undefined)
      return asUnread(material, { candidates: [], fallback: CARE }, this.here);
    const meant = before.length === 0 ? undefined : meantBy(lattice, before, pack);
    if (!meant) return alone;
    const isPlaced = alone.clause.act === 'home' && isPlacedBy(lattice.segments, meant);
    if (!alone.needsBefore && !isPlaced) return alone;
    // "It" is of this sentence, whatever was spoken of before it.
    const isSaidBefore = pointsBackIn(lattice) && meant.things.length > 0;
    const isLeftOut = alone.isElliptic || isPlaced;
    const read = this.readWith(meant, material, isLeftOut);
    return read && (isLeftOut || isSaidBefore || !alone.isSure || read.value > alone.value) ? read : alone;
  }

  /**
   * What goes on with the messages before it: "and in the kitchen?", "to 30 percent", "both off again". What it does not
   * say itself, it says as they did; undefined where that makes nothing that is surely meant.
   */
  goOn(range: Range, before: readonly Said[]): ReadClause | undefined {
    const { pack } = this.parts;
    const material = this.material(range);
    const meant = meantBy(material.lattice, before, pack);
    if (!meant) return undefined;
    const { form } = hasOwnCue(material.lattice, pack) ? material : meant;
    // "Off again" sounds like nothing by itself.
    const isHome = material.classification.acts.home >= LEAST_OF_HOME;
    const { classification } = isHome ? material : meant;
    const segments = inPlaceOf(
      meant.things,
      withoutKindPronouns(material.lattice, pack),
      this.sentence.context.names?.home,
    );
    const earlier = meant.lattice.segments;
    const isSameKind = ofSameKind(meant, segments, this.sentence.context.names?.home);
    for (const said of [segments, setTo(earlier, segments), saidAgain(earlier, segments, pack)]) {
      const lattice = { ...material.lattice, segments: said };
      const scene = this.sceneAfter(meant);
      const matches = matchFrames(said, pack, scene).filter(isSameKind);
      const again = { ...material, lattice, classification, form };
      const read = this.decide(again, weigh(matches, again), scene);
      if (read.isSure && read.clause.chosen?.unread.length === 0) return read;
    }
    return undefined;
  }

  private material(range: Range): Material {
    const { pack, reader, classifier, form } = this.parts;
    const { tokens, text } = cutOut(range, this.sentence, pack);
    const lattice = reader.lattice(tokens, this.sentence.context.names);
    return {
      range,
      text,
      isBehind: range.start > 0,
      lattice,
      classification: classifier.classify(tokens, text),
      form: this.scoped(range, form.read(lattice, text)),
    };
  }

  /** The whole sentence is read first. */
  private scoped({ start }: Range, form: ReadForm): ReadForm {
    this.whole ??= form;
    if (start === 0) return form;
    const { tokens } = this.sentence;
    const isTelling = this.tellings.has(start);
    return formBehind(form, { whole: this.whole, start, tokens, isTelling, pack: this.parts.pack });
  }

  private readAlone(material: Material, scene: Scene): ReadClause {
    const { lattice, text, form, classification } = material;
    const { pack } = this.parts;
    const matches = [
      ...matchFrames(lattice.segments, pack, scene),
      ...matchTemplates(lattice, text, { pack, scene }),
    ];
    const { lastAct } = this.sentence.context;
    const weighed = weigh(matches, { classification, form, lastAct, certain: certainOf(matches, text) });
    return this.decide(material, weighed, scene);
  }

  /** With what the clause before has said. */
  private readWith(before: Said, material: Material, isElliptic: boolean): ReadClause | undefined {
    const segments = inPlaceOf(before.things, material.lattice.segments, this.sentence.context.names?.home);
    const scene = this.sceneAfter(before);
    // "The office to 22": what it leaves out tells what kind of act it is.
    const isWhole = before.match === undefined || hasOwnCue(material.lattice, this.parts.pack);
    const said = isWhole ? material : { ...material, classification: before.classification };
    const completed = completions(segments, before, this.parts.pack);
    // "And the bedroom to 50 %": of whatever kind the clause before has named.
    for (const variant of isElliptic ? [...completed, segments] : [segments, ...completed]) {
      // With the kind that was said before, "the bedroom" is no subject of a telling.
      const isCompleted =
        before.match !== undefined &&
        variant.some((each) => isOfType(each, 'noun') && !segments.includes(each));
      const meant = isCompleted ? { ...said, form: { ...said.form, subject: 'none' as const } } : said;
      const matches = matchFrames(variant, this.parts.pack, scene).filter(
        ({ spec }) => !isCompleted || spec.skill === before.match.spec.skill,
      );
      const weighed = weigh(matches, meant);
      const read = this.decide(meant, weighed, scene);
      if (
        read.isSure ||
        (read.clause.chosen?.verdict === 'conditional' && read.clause.chosen.targets.length > 0)
      )
        return read;
    }
    return undefined;
  }

  private sceneAfter({ things }: Said): Scene {
    const scene = sceneOf(this.sentence.context);
    return { ...scene, last: things.length > 0 ? things : scene.last };
  }

  private decide(material: Material, weighed: readonly Weighed[], scene: Scene): ReadClause {
    const { form, lattice, classification } = material;
    const own = selfCandidates(material, this.parts.pack);
    const rivals = withoutFreeWords(withoutRivals(weighed, own, lattice));
    const all = [...withoutTwins(rivals, own), ...own].sort(
      (one, other) => other.candidate.score - one.candidate.score,
    );
    const { chosen, candidates } = choose(all, form);
    if (chosen) return asChosen(material, chosen, { candidates, all, ...this.here });
    const fallback = actWithoutCandidate(classification, {
      form,
      length: lattice.tokens.length,
      isAboutHome: isAboutHome(lattice.segments, this.parts.homeCues),
      hasNumber: lattice.segments.some((segment) => isOfType(segment, 'number')),
      saysMore: saysMoreThan(new Set(this.parts.pack.grammar.weak), lattice.segments),
    });
    const beside = fallback.act === 'ask' ? askedBeside(all, form) : undefined;
    const asked = fallback.decision === 'ask' ? askedInFull(all) : beside;
    if (asked) return asChosen(material, asked, { candidates, all, ...this.here });
    const guess =
      guessed(fallback, material, { pack: this.parts.pack, scene }) ??
      nearestOf(fallback, candidates) ??
      unnamedMood(fallback, material, this.parts.pack);
    const read = guess ? { candidates: [guess, ...candidates], fallback, guess } : { candidates, fallback };
    return asUnread(material, read, this.here);
  }
}

function isCommand({ isSure, clause: { act } }: ReadClause): boolean {
  return isSure && COMMANDS.has(act);
}
