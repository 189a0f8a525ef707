import { matchesTopic } from '../mqtt/topics.js';

/** Who may come to a broker, and which topics are theirs there. */
export interface Account {
  readonly username: string;
  readonly password: string;
  /** Topic filters. */
  readonly mayPublish: readonly string[];
  readonly maySubscribe: readonly string[];
}

/** The accounts of a broker, whichever it is. */
export interface Accounts {
  /** Adds or replaces it; another password ends its connections. */
  put(account: Account): Promise<void>;
  /** Ends its connections at once. */
  revoke(username: string): Promise<void>;
}

/** A device of ours: its own branch, its own discovery, and the word that asks it to announce itself again. */
export function deviceAccount(id: string, password: string): Account {
  return {
    username: id,
    password,
    mayPublish: [`twyn/${id}/#`, `homeassistant/+/${id}/config`, `homeassistant/+/${id}/+/config`],
    maySubscribe: [`twyn/${id}/#`, 'homeassistant/status'],
  };
}

/** The server itself: it hears and asks everything. */
export function hubAccount(password: string): Account {
  return { username: 'twyn-hub', password, mayPublish: ['#'], maySubscribe: ['#'] };
}

export function mayPublish({ mayPublish: filters }: Pick<Account, 'mayPublish'>, topic: string): boolean {
  return filters.some((filter) => matchesTopic(filter, topic));
}
