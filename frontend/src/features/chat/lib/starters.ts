import type { RecentEntities } from '../api/recent-entities.api';

export interface Starter {
  /** As its button is named. */
  label: string;
  /** What it puts into the composer. */
  draft: string;
}

type Entity = RecentEntities['items'][number];

const MOST_NAMED = 3;

const QUESTIONS: Record<Entity['kind'], (name: string) => string> = {
  person: (name) => `What do you know about ${name}?`,
  place: (name) => `What have I told you about ${name}?`,
  organisation: (name) => `What do you know about ${name}?`,
  topic: (name) => `What have I told you about ${name}?`,
};

const FIRST_TOLD = ['My birthday is on', 'I’m allergic to', 'The spare key is with'];

/** Questions about whom and what the owner spoke of last, and one that every life has an answer to. */
export function questionsAbout(entities: readonly Entity[]): Starter[] {
  const named = entities.slice(0, MOST_NAMED).map(({ kind, name }) => QUESTIONS[kind](name));
  const always = entities.length === 0 ? ['What do you know about me?'] : [];
  return [...named, ...always, 'Summarise my week'].map((question) => ({ label: question, draft: question }));
}

/** What to tell first, to be written to its end. */
export function firstTold(): Starter[] {
  return FIRST_TOLD.map((beginning) => ({ label: `${beginning} …`, draft: `${beginning} ` }));
}
