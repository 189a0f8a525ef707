import path from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ActClassifier } from './acts/classifier.js';
import { vectorsOf } from './acts/vectors.js';
import { Understander } from './arbitration/understander.js';
import { type Hardship, hardshipIn } from './hardship.js';
import { type Names, type NameSources, namesOf } from './matching/names.js';
import { loadPack } from './pack/load-pack.js';
import { type Pack } from './pack/pack.js';
import { TwinPhrases } from './phrases/twin-phrases.js';
import { tokenise } from './tokens/tokenise.js';
import { type Act, ACTS, type Understanding, type UnderstandingContext } from './understanding.js';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
/** As an account sets it; `auto`: each sentence decides. */
export type LanguageChoice = Language | 'auto';

export interface SaidBy extends Omit<UnderstandingContext, 'names'> {
  readonly userId: string;
  readonly language?: LanguageChoice | undefined;
  readonly sources?: UnderstandingContext['sources'];
  /** What the user's own things are called. */
  readonly own?: NameSources;
}

interface Loaded {
  readonly pack: Pack;
  readonly understander: Understander;
  readonly phrases: TwinPhrases;
}

interface KnownNames {
  readonly of: string;
  readonly names: Names;
}

/** Read once a process: some hundred milliseconds, of data that nobody changes. */
const loaded = new Map<Language, Loaded>();

/** The first sentence need not wait for it, nor the start. */
const LOAD_AFTER_MS = 1_000;
/** A user's names are made anew after so many other users have spoken. */
const MOST_USERS = 200;
const FALLBACK: Language = 'en';
/** By so much more of its words has another language to be the one. */
const SURELY = 0.1;

/** Understands what is said in the languages that the product speaks; each is read once, when it is first needed. */
@Injectable()
export class LanguageService implements OnApplicationBootstrap {
  private readonly names = new Map<string, KnownNames>();

  onApplicationBootstrap(): void {
    for (const [place, language] of LANGUAGES.entries())
      setTimeout(() => this.load(language), LOAD_AFTER_MS * (place + 1)).unref();
  }

  understand(text: string, { userId, language = 'auto', own = {}, ...context }: SaidBy): Understanding {
    const spoken = language === 'auto' ? this.languageOf(text) : language;
    const { understander, pack } = this.load(spoken);
    const names = this.namesFor(`${spoken} ${userId}`, own, pack);
    return understander.understand(text, { ...context, names });
  }

  /** The language that knows most of the words; English where none knows clearly more. */
  languageOf(text: string): Language {
    const [best] = LANGUAGES.map((language) => ({
      language,
      known: this.knownShare(text, language),
    })).toSorted((one, other) => other.known - one.known);
    const usual = this.knownShare(text, FALLBACK);
    return best && best.known >= usual + SURELY ? best.language : FALLBACK;
  }

  /** The act that a skill serves, by its name. */
  actOf(skill: string): Act | undefined {
    const act = this.packOf(FALLBACK).skills.find((each) => each.skill === skill)?.act;
    return ACTS.find((each) => each === act);
  }

  hardshipIn(text: string, language: string): Hardship {
    return hardshipIn(text, this.packOf(language));
  }

  phrasesOf(language: string): TwinPhrases {
    return this.load(LANGUAGES.find((each) => each === language) ?? FALLBACK).phrases;
  }

  packOf(language: string): Pack {
    return this.load(LANGUAGES.find((each) => each === language) ?? FALLBACK).pack;
  }

  private knownShare(text: string, language: Language): number {
    const { pack } = this.load(language);
    const words = tokenise(text, pack).filter(({ text: word }) => Number.isNaN(Number(word)));
    return words.length === 0
      ? 0
      : words.filter(({ text: word }) => pack.known.has(word)).length / words.length;
  }

  private load(language: Language): Loaded {
    const known = loaded.get(language);
    if (known) return known;
    const folder = path.join(import.meta.dirname, 'packs', language);
    const pack = loadPack(folder);
    const understander = new Understander(pack, ActClassifier.load(language), vectorsOf(language));
    const fallback = language === FALLBACK ? undefined : this.load(FALLBACK).phrases;
    const phrases = TwinPhrases.load(folder, fallback, (text) => this.languageOf(text) === language);
    const made = { pack, understander, phrases };
    loaded.set(language, made);
    return made;
  }

  private others({ language }: Pack): Pack[] {
    return LANGUAGES.filter((each) => each !== language).map((each) => this.packOf(each));
  }

  private namesFor(key: string, own: NameSources, pack: Pack): Names {
    const of = signatureOf(own);
    const known = this.names.get(key);
    this.names.delete(key);
    const current = known?.of === of ? known : { of, names: namesOf(own, pack, this.others(pack)) };
    this.names.set(key, current);
    const [oldest] = this.names.keys();
    if (this.names.size > MOST_USERS && oldest !== undefined) this.names.delete(oldest);
    return current.names;
  }
}

/** Names are made anew where one of them changed; what a device does in between is none of them. */
function signatureOf({ home, lists = [], people = [] }: NameSources): string {
  return JSON.stringify([
    home?.floors.map(({ id, name, aliases }) => [id, name, aliases]),
    home?.areas.map(({ id, name, aliases, floorId }) => [id, name, aliases, floorId]),
    home?.entities.map(({ id, name, aliases, areaId, deviceClass }) => [
      id,
      name,
      aliases,
      areaId,
      deviceClass,
    ]),
    lists,
    people,
  ]);
}
