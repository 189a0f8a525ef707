import { SCREENS, type Screen, THEMES, type Theme } from '../screens.js';
import { type RunRow } from './runs.repository.js';

/** Skills whose answers are a part of what this screen shows whole. */
const REMINDING = /^(?:reminder|alarm|timer\.manage|list)$/u;
const TELLING = new Set(['query', 'status']);

/** What the page that asked is to show of it. */
export function shownBy({ outcome, asked }: Pick<RunRow, 'outcome' | 'asked'>): {
  screen: Screen | null;
  theme: Theme | null;
} {
  const [one] = outcome === 'done' ? asked.slice(-1) : [];
  const { screen, theme, operation } = one?.parameters ?? {};
  if (one?.skill === 'screen.open' || one?.skill === 'capabilities')
    return { screen: SCREENS.find((name) => name === screen) ?? null, theme: null };
  if (one?.skill === 'setting.theme')
    return { screen: null, theme: THEMES.find((name) => name === theme) ?? null };
  const isTold = one !== undefined && REMINDING.test(one.skill) && TELLING.has(String(operation));
  return { screen: isTold ? 'reminders' : null, theme: null };
}
