import { hash } from 'node:crypto';
import { matchesTopic } from '../mqtt/topics.js';

/** Who may come to a broker, and which topics are theirs there. */
export interface Account {
  readonly username: string;
  readonly password: string;
  /** Topic filters. */
  readonly mayPublish: readonly string[];
  readonly maySubscribe: readonly string[];
}

/** An account as it is kept: its password is not known any more. */
export interface KeptAccount extends Omit<Account, 'password'> {
  readonly hash: Buffer;
  readonly isEnabled: boolean;
}

/** The accounts of a broker, whichever it is. */
export interface Accounts {
  /** Adds or replaces it; another password ends its connections. */
  put(account: Account): Promise<void>;
  /** Ends its connections at once. */
  revoke(username: string): Promise<void>;
  /** Disabled, it is not let in, and its connections end at once; what is not there stays so. */
  setEnabled(username: string, isEnabled: boolean): Promise<void>;
  /** The names of all of them. */
  names(): Promise<string[]>;
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

/** A device that tells its readings and does nothing else. */
export function readingsAccount(id: string): Omit<Account, 'password'> {
  return { username: id, mayPublish: [readingsTopic(id)], maySubscribe: [] };
}

/** Where a device of that id tells its readings; `+` for all devices. */
export function readingsTopic(id: string): string {
  return `twyn/${id}/readings`;
}

/** The server itself: it hears and asks everything. */
export function hubAccount(password: string): Account {
  return { username: 'twyn-hub', password, mayPublish: ['#'], maySubscribe: ['#'] };
}

export function mayPublish({ mayPublish: filters }: Pick<Account, 'mayPublish'>, topic: string): boolean {
  return filters.some((filter) => matchesTopic(filter, topic));
}

/** Enough for passwords of 256 random bits, which all accounts have. */
export function hashOfPassword(password: string): Buffer {
  return hash('sha256', password, 'buffer');
}
