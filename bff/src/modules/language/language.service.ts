import { Injectable } from '@nestjs/common';
import { type Hardship, hardshipIn } from './hardship.js';
import { isLanguage, type Language, LANGUAGES, USUAL_LANGUAGE } from './languages.js';
import { languageOf, loadLanguage } from './loaded-languages.js';
import { type Names, type NameSources, namesOf, withStatesOf } from './matching/names.js';
import { type Pack } from './pack/pack.js';
import { type TwinPhrases } from './phrases/twin-phrases.js';
import { type Act, ACTS, type Understanding, type UnderstandingContext } from './understanding.js';

export interface SaidBy extends Omit<UnderstandingContext, 'names'> {
  readonly userId: string;
  /** As the account sets it; `auto`: each sentence decides. */
  readonly language?: Language | undefined;
  /** What the same person said before, newest first: it decides where a sentence could be of several languages. */
  readonly earlier?: readonly string[];
  /** What the user's own things are called. */
  readonly own?: NameSources;
}

interface KnownNames {
  readonly of: string;
  readonly names: Names;
}

/** A user's names are made anew after so many other users have spoken. */
const MOST_USERS = 200;

/** Understands what is said in the languages that the product speaks. */
@Injectable()
export class LanguageService {
  private readonly names = new Map<string, KnownNames>();

  understand(
    text: string,
    { userId, language = 'auto', own = {}, earlier, ...context }: SaidBy,
  ): Understanding {
    // What was set may be a language that is spoken no more.
    const spoken = isLanguage(language) ? language : this.languageOf(text, earlier);
    const { understander, pack } = loadLanguage(spoken);
    const names = this.namesFor(`${spoken} ${userId}`, own, pack);
    return understander.understand(text, { ...context, names });
  }

  languageOf(text: string, earlier?: readonly string[]): Language {
    return languageOf(text, earlier);
  }

  /** The act that a skill serves, by its name. */
  actOf(skill: string): Act | undefined {
    const act = this.packOf(USUAL_LANGUAGE).skills.find((each) => each.skill === skill)?.act;
    return ACTS.find((each) => each === act);
  }

  hardshipIn(text: string, language: string): Hardship {
    return hardshipIn(text, this.packOf(language));
  }

  phrasesOf(language: string): TwinPhrases {
    return loadLanguage(spokenOrUsual(language)).phrases;
  }

  packOf(language: string): Pack {
    return loadLanguage(spokenOrUsual(language)).pack;
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
    return withStatesOf(current.names, own.home);
  }
}

function spokenOrUsual(language: string): Language {
  return isLanguage(language) ? language : USUAL_LANGUAGE;
}

/** Names are made anew where one of them changed; what a device does in between is none of them. */
function signatureOf({
  home,
  lists = [],
  listed = [],
  reminders = [],
  people = [],
  moods = [],
}: NameSources): string {
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
    ...[lists, listed, reminders],
    people,
    moods,
  ]);
}
