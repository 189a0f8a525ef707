import { type Entity } from '../../../integrations/home/home.js';
import { type Segment } from '../spans/span.js';
import {
  calledSo,
  isCollective,
  isOfKind,
  isSimilarCovering,
  mainClimate,
  opensOrActs,
  preferredPlayers,
} from './kinds.js';
import { type Noun, type Said } from './segments.js';
import { thatCanShow } from './shown-states.js';
import { type Found, type TargetSearch } from './target-search.js';

const PLAYER = 'media_player';
const CLASSED: ReadonlySet<string> = new Set(['cover', 'binary_sensor', 'sensor']);
/** What goes to a room where it is told to: "vacuum the kitchen". */
const ROAMING: ReadonlySet<string> = new Set(['vacuum']);

/** Things of a kind: in the place that is said, else here, else the only ones there are. */
export function targetsOfKind(search: TargetSearch, noun: Said<Noun> | undefined): Found {
  const domains = domainsOf(search, noun?.value);
  // "Make it 21" of the heating: what was spoken of goes before what the skill is usually about.
  const isOfLast = noun === undefined && search.spec.implies !== undefined && lastMeant(search).length > 0;
  if (domains.length === 0 || (isOfLast && search.pronouns.length > 0)) return pronounTargets(search);
  return withClass(new KindSearch(search, noun, domains).find(), noun?.value);
}

/** Coverings and sensors are told apart by their class. */
function withClass(found: Found, noun: Noun | undefined): Found {
  const deviceClass = noun?.domains.some((domain) => CLASSED.has(domain)) ? noun.class : undefined;
  return deviceClass === undefined ? found : { ...found, parameters: { ...found.parameters, deviceClass } };
}

/** What kind is meant where none is said: the skill says, and only where it can be told what is spoken of. */
function domainsOf(search: TargetSearch, noun: Noun | undefined): readonly string[] {
  const { spec } = search;
  if (noun) return noun.domains.filter((domain) => spec.domains.includes(domain));
  if (spec.implies !== undefined) return [spec.implies];
  const asked = askedOfAny(search);
  if (asked) return asked.filter((domain) => spec.domains.includes(domain));
  const usual = spec.barePlace ?? spec.domains[0];
  const isBare = (search.place.isSaid || search.isHere) && (spec.barePlace !== undefined || spec.isQuestion);
  if (usual !== undefined && (search.isEverywhere || search.isAll || isBare)) return [usual];
  return spec.defaultsToAll ? spec.domains : [];
}

/** "What is on upstairs", "is everything locked": the state says which kinds are asked, whichever they are. */
function askedOfAny({
  spec,
  shown,
  place,
  isHere,
  isEverywhere,
  isAll,
}: TargetSearch): readonly string[] | undefined {
  if (!spec.isQuestion) return undefined;
  if (spec.defaultsToAll) return spec.domains;
  return place.isSaid || isHere || isEverywhere || isAll ? shown?.value.domains : undefined;
}

function pronounTargets(search: TargetSearch): Found {
  const { pronouns } = search;
  const meant = lastMeant(search);
  if (pronouns.length > 0 && meant.length > 0) return search.found(meant, pronouns);
  return search.found([], [], { problem: 'missing' });
}

function lastMeant(search: TargetSearch): readonly Entity[] {
  const last = search.scene.last.flatMap((id) => search.index.byId.get(id) ?? []);
  return last.filter(({ domain }) => search.isAbout([domain]));
}

class KindSearch {
  private readonly used: Segment[];
  private readonly isMany: boolean;
  private readonly things: readonly Entity[];

  constructor(
    private readonly search: TargetSearch,
    private readonly noun: Said<Noun> | undefined,
    private readonly domains: readonly string[],
  ) {
    const { place, nouns, spec } = search;
    const ofKind = nouns.filter(({ value }) => value.domains.some((domain) => domains.includes(domain)));
    this.used = [...place.segments, ...ofKind.map(({ segment }) => segment)];
    this.isMany = (noun?.value.plural ?? false) || search.isAll || search.isEverywhere || spec.defaultsToAll;
    this.things = this.thingsOfKind();
  }

  find(): Found {
    if (this.search.place.isSaid) return this.inPlace();
    return this.nearby() ?? this.anywhere();
  }

  /** A word that stands for several domains means the likeliest of them, unless all are meant or only asked about. */
  private thingsOfKind(): readonly Entity[] {
    const { index, place, isQuestion, isAll, shown, scene } = this.search;
    const noun = this.noun?.value;
    const all = index.home.entities.filter(
      (entity) =>
        this.domains.includes(entity.domain) && (noun ? isOfKind(entity, noun, index) : opensOrActs(entity)),
    );
    if (isQuestion) return thatCanShow(all, shown?.value);
    if (isAll && (noun?.domains.length ?? 0) > 1) return all;
    const likeliest = this.domains.find((domain) =>
      all.some(
        (entity) =>
          entity.domain === domain && (!place.isSaid || ROAMING.has(domain) || place.contains(entity)),
      ),
    );
    const { needsState } = this.search.spec;
    const isAnyMeant =
      needsState === undefined || noun !== undefined || place.isSaid || scene.areaId !== undefined;
    const isReady = ({ state }: Entity): boolean => isAnyMeant || state === needsState;
    return all.filter((entity) => entity.domain === likeliest && isReady(entity));
  }

  private inPlace(): Found {
    const { place } = this.search;
    let targets = this.meant(this.things.filter((entity) => place.contains(entity)));
    if (targets.length === 0) targets = this.similarInPlace();
    if (targets.length === 0) return this.sentThere();
    return this.chosen(targets);
  }

  /** Which rooms are to be cleaned says no more of the robot that does it. */
  private sentThere(): Found {
    const { search, things, used } = this;
    const { areaId, areaIds, ...parameters } = search.place.parameters;
    const isSent = this.domains.every((domain) => ROAMING.has(domain)) && !search.isQuestion;
    const rooms = areaIds ?? (areaId === undefined ? undefined : [areaId]);
    if (!isSent || things.length !== 1 || rooms === undefined)
      return search.found([], used, { problem: 'missing' });
    return search.found(things, used, { parameters: { ...parameters, cleanAreaIds: rooms } });
  }

  /** What comes close to the words in that place: another covering, a thing whose name has the noun, the only one. */
  private similarInPlace(): readonly Entity[] {
    const { place, index, spec } = this.search;
    const near = index.home.entities.filter((entity) => place.contains(entity));
    const about = near.filter(({ domain }) => spec.domains.includes(domain));
    const noun = this.noun?.value;
    if (!noun) return spec.barePlace !== undefined && about.length === 1 ? about : [];
    const coverings = near.filter((entity) => isSimilarCovering(entity, noun));
    return coverings.length > 0 ? coverings : about.filter(({ id }) => index.stemsOf(id).includes(noun.word));
  }

  private nearby(): Found | undefined {
    const { scene, isEverywhere, spec } = this.search;
    const isOfAnything = spec.isQuestion && spec.defaultsToAll;
    if (isEverywhere || isOfAnything || scene.areaId === undefined) return undefined;
    const near = this.meant(this.things.filter(({ areaId }) => areaId === scene.areaId));
    return near.length > 0 ? this.chosen(near, { areaId: scene.areaId }) : undefined;
  }

  private anywhere(): Found {
    const { search, things } = this;
    if (things.length === 0) return search.found([], this.used, { problem: 'missing' });
    if (things.length === 1 || this.isMany || search.isQuestion) return search.found(things, this.used);
    const one = this.likeliest();
    if (one.length > 0) return search.found(one, this.used, { parameters: withName(search, one) });
    return search.found(things, this.used, { problem: 'ambiguous' });
  }

  /** The one of several that is surely meant, or none. */
  private likeliest(): readonly Entity[] {
    const { index, scene, said } = this.search;
    const { things, domains } = this;
    if (domains.includes(PLAYER)) {
      const heard = preferredPlayers(things, said, index);
      if (heard.length === 1) return heard;
      const before = things.filter(({ id }) => scene.last.includes(id));
      if (before.length > 0) return before;
    }
    const climate = things[0]?.domain === 'climate' ? mainClimate(things, index) : undefined;
    if (climate) return [climate];
    const word = this.noun?.value.word;
    const named = things.filter(({ id }) => word !== undefined && index.stemsOf(id).join(' ').includes(word));
    return named.length === 1 ? named : [];
  }

  /** Of several in one place, where not all of them are meant. */
  private meant(near: readonly Entity[]): readonly Entity[] {
    const { spec, said, index, isQuestion } = this.search;
    if (this.isMany || isQuestion || near.length < 2) return near;
    const things = spec.implies === PLAYER ? preferredPlayers(near, said, index) : near;
    return this.noun ? calledSo(things, this.noun.value, index) : things;
  }

  private chosen(targets: readonly Entity[], more: Readonly<Record<string, unknown>> = {}): Found {
    const [first] = targets;
    const isVague =
      targets.length > 1 &&
      !this.isMany &&
      !this.search.isQuestion &&
      first !== undefined &&
      !isCollective(first);
    return this.search.found(targets, this.used, {
      parameters: { ...this.search.place.parameters, ...more },
      ...(isVague && { problem: 'ambiguous' }),
    });
  }
}

function withName({ place }: TargetSearch, [only]: readonly Entity[]): Record<string, unknown> {
  return { ...place.parameters, name: only?.name };
}
