import { useSyncExternalStore } from 'react';
import { colorRoles } from '../tokens/color';
import type { ColorScheme } from './roles';

/** Local storage key of the chosen scheme. */
export const COLOR_SCHEME_KEY = 'theme';
export const DEFAULT_COLOR_SCHEME: ColorScheme = 'dark';

export interface ColorSchemeControl {
  scheme: ColorScheme;
  setScheme: (scheme: ColorScheme) => void;
  toggleScheme: () => void;
}

const listeners = new Set<() => void>();

/** Reads and switches the scheme. The root's class is the state: a switch repaints and re-renders only readers. */
export function useColorScheme(): ColorSchemeControl {
  const scheme = useSyncExternalStore(subscribe, currentScheme, () => DEFAULT_COLOR_SCHEME);
  return { scheme, setScheme, toggleScheme };
}

/** Applies the stored choice, or dark. Called once by the provider before the first paint. */
export function applyStoredScheme(): void {
  apply(storedScheme());
}

/** A choice made in another tab holds here too. Returns the way to stop. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === COLOR_SCHEME_KEY) applyStoredScheme();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

export function currentScheme(): ColorScheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function setScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, scheme);
  } catch (error) {
    console.warn('The colour scheme could not be remembered.', error);
  }
  apply(scheme);
}

function toggleScheme(): void {
  setScheme(currentScheme() === 'dark' ? 'light' : 'dark');
}

function apply(scheme: ColorScheme): void {
  document.documentElement.classList.toggle('dark', scheme === 'dark');
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', colorRoles.surface.base[scheme]);
  for (const notify of listeners) notify();
}

function storedScheme(): ColorScheme {
  try {
    return localStorage.getItem(COLOR_SCHEME_KEY) === 'light' ? 'light' : DEFAULT_COLOR_SCHEME;
  } catch {
    // storage may be blocked; the default is then the answer, not an error
    return DEFAULT_COLOR_SCHEME;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
