import { useSyncExternalStore } from 'react';
import { colorRoles } from '../tokens/color';
import type { ColorScheme } from './roles';

/** Local storage key of the choice. */
export const COLOR_SCHEME_KEY = 'theme';
export const DEFAULT_COLOR_SCHEME: ColorScheme = 'dark';

/** `system` follows the device from day to night. */
export const schemeChoices = ['system', 'dark', 'light'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

export interface ColorSchemeControl {
  /** On screen now. */
  scheme: ColorScheme;
  /** What was asked for. */
  choice: SchemeChoice;
  chooseScheme: (choice: SchemeChoice) => void;
  toggleScheme: () => void;
}

const DEVICE_IS_LIGHT = '(prefers-color-scheme: light)';

const listeners = new Set<() => void>();
let choice: SchemeChoice = DEFAULT_COLOR_SCHEME;

/** Reads and switches the scheme. The root's class is the state: a switch repaints and re-renders only readers. */
export function useColorScheme(): ColorSchemeControl {
  const scheme = useSyncExternalStore(subscribe, currentScheme, () => DEFAULT_COLOR_SCHEME);
  const chosen = useSyncExternalStore(subscribe, currentChoice, () => DEFAULT_COLOR_SCHEME);
  return { scheme, choice: chosen, chooseScheme, toggleScheme };
}

/** Applies the stored choice, or dark. Called once by the provider before the first paint. */
export function applyStoredScheme(): void {
  apply(storedChoice());
}

/** A choice made in another tab, or the device's night, holds here too. Returns the way to stop. */
export function followChanges(): () => void {
  const device = matchMedia(DEVICE_IS_LIGHT);
  const followTab = ({ key }: StorageEvent): void => {
    if (key === COLOR_SCHEME_KEY) applyStoredScheme();
  };
  const followDevice = (): void => apply(choice);
  window.addEventListener('storage', followTab);
  device.addEventListener('change', followDevice);
  // The tab or the device may have changed since the first paint.
  applyStoredScheme();
  return () => {
    window.removeEventListener('storage', followTab);
    device.removeEventListener('change', followDevice);
  };
}

export function currentScheme(): ColorScheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function currentChoice(): SchemeChoice {
  return choice;
}

/** Shows the choice and keeps it for the next visit. */
export function chooseScheme(next: SchemeChoice): void {
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, next);
  } catch (error) {
    console.warn('Couldn’t save the colour scheme.', error);
  }
  apply(next);
}

function toggleScheme(): void {
  chooseScheme(currentScheme() === 'dark' ? 'light' : 'dark');
}

function apply(next: SchemeChoice): void {
  choice = next;
  const scheme = next === 'system' ? deviceScheme() : next;
  document.documentElement.classList.toggle('dark', scheme === 'dark');
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', colorRoles.surface.base[scheme]);
  for (const notify of listeners) notify();
}

function deviceScheme(): ColorScheme {
  return matchMedia(DEVICE_IS_LIGHT).matches ? 'light' : 'dark';
}

/** As it was left on this device, or dark. */
export function storedChoice(): SchemeChoice {
  // The build renders the public pages without a browser.
  if (typeof localStorage === 'undefined') return DEFAULT_COLOR_SCHEME;
  try {
    const stored = localStorage.getItem(COLOR_SCHEME_KEY);
    return schemeChoices.find((each) => each === stored) ?? DEFAULT_COLOR_SCHEME;
  } catch (error) {
    console.warn('Couldn’t read the colour scheme.', error);
    return DEFAULT_COLOR_SCHEME;
  }
}

/** Tells each choice, also one that was made in another tab. Returns the way to stop. */
export function onSchemeChoice(listener: (choice: SchemeChoice) => void): () => void {
  return subscribe(() => listener(choice));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
