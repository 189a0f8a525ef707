import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { storedChoice, type SchemeChoice } from '@twyn/design-system';

interface ThemeState {
  /** What was asked for; `system` follows the device. The design system draws it and keeps it under `theme`. */
  choice: SchemeChoice;
  /** What was chosen before a run set another theme, by the run. A theme is this browser's, so the way back is, too. */
  beforeRuns: Record<string, SchemeChoice | undefined>;
}

export interface WithTheme {
  theme: ThemeState;
}

interface RunOfTheme {
  id: string;
  theme: SchemeChoice | null;
  undoneAt: string | null;
}

export const themeSlice = createSlice({
  name: 'theme',
  initialState: (): ThemeState => ({ choice: storedChoice(), beforeRuns: {} }),
  reducers: {
    chosen(state, { payload }: PayloadAction<SchemeChoice>) {
      state.choice = payload;
    },
    /** Takes the theme that a run asks for, and its own back once the run is undone. */
    runFinished(state, { payload: { id, theme, undoneAt } }: PayloadAction<RunOfTheme>) {
      const earlier = state.beforeRuns[id];
      if (undoneAt !== null && earlier !== undefined) {
        state.beforeRuns[id] = undefined;
        state.choice = earlier;
      } else if (undoneAt === null && theme !== null && earlier === undefined) {
        state.beforeRuns[id] = state.choice;
        state.choice = theme;
      }
    },
  },
});

export const { chosen: themeChosen, runFinished } = themeSlice.actions;
