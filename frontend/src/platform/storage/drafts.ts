import { useCallback, useSyncExternalStore } from 'react';
import { storedSearches } from './stored-searches';

/**
 * What the owner has written and the server has not answered for yet. Drafts live in the tab's session storage, so a
 * reload or an expired session loses nothing, and two places that edit the same draft show the same words.
 */
export interface DraftKind<T> {
  name: string;
  empty: T;
  /** Turns what was stored back into a draft; null when it is not one. */
  restore: (stored: unknown) => T | null;
}

type Update<T> = T | ((current: T) => T);

const STORAGE_PREFIX = 'draft:';
const OWNER_KEY = 'draft-owner';
const values = new Map<string, unknown>();
const listeners = new Set<() => void>();

export function useDraft<T>(kind: DraftKind<T>): [draft: T, setDraft: (update: Update<T>) => void] {
  const draft = useSyncExternalStore(subscribe, () => readDraft(kind));
  const setDraft = useCallback((update: Update<T>) => writeDraft(kind, update), [kind]);
  return [draft, setDraft];
}

export function readDraft<T>(kind: DraftKind<T>): T {
  if (!values.has(kind.name)) values.set(kind.name, load(kind) ?? kind.empty);
  return values.get(kind.name) as T;
}

export function writeDraft<T>(kind: DraftKind<T>, update: Update<T>): void {
  const next = typeof update === 'function' ? (update as (current: T) => T)(readDraft(kind)) : update;
  values.set(kind.name, next);
  store(kind, next);
  listeners.forEach((notify) => notify());
}

/** Whoever signs in next in this window starts with empty boxes; the same person finds their words again. */
export function claimDrafts(owner: string): void {
  try {
    if (sessionStorage.getItem(OWNER_KEY) !== owner) clearDrafts();
    sessionStorage.setItem(OWNER_KEY, owner);
  } catch {
    clearDrafts();
  }
}

/** Signing out on a shared computer leaves no words behind. */
export function clearDrafts(): void {
  storedSearches.clear();
  values.clear();
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(STORAGE_PREFIX))
      .forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Without storage there were only the values of this page.
  }
  listeners.forEach((notify) => notify());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load<T>(kind: DraftKind<T>): T | null {
  try {
    return kind.restore(JSON.parse(sessionStorage.getItem(STORAGE_PREFIX + kind.name) ?? 'null'));
  } catch {
    return null;
  }
}

function store<T>(kind: DraftKind<T>, draft: T): void {
  const key = STORAGE_PREFIX + kind.name;
  const json = JSON.stringify(draft);
  try {
    if (json === JSON.stringify(kind.empty)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, json);
  } catch {
    // Storage is full or forbidden: the draft still lives in this page, only not across a reload.
  }
}
