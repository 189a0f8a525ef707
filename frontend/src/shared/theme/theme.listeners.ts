import type { TypedStartListening } from '@reduxjs/toolkit';
import { chooseScheme } from '@twyn/design-system';
import type { WithTheme } from './theme.slice';

/** What the store says is drawn, and kept under `theme` for the first paint of the next page. */
export function addThemeListeners(start: TypedStartListening<unknown>): void {
  start.withTypes<WithTheme>()({
    predicate: (_action, current, before) => current.theme.choice !== before.theme.choice,
    effect: (_action, { getState }) => chooseScheme(getState().theme.choice),
  });
}
