import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { ownerLeft } from '../state/owner-left';
import { draftStorage } from './draft-storage';

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

export type DraftUpdate<T> = T | ((current: T) => T);

interface DraftsState {
  /** What this tab had kept when the page was loaded. */
  stored: Record<string, unknown>;
  /** What was written since. */
  written: Record<string, unknown>;
}

export interface WithDrafts {
  drafts: DraftsState;
}

export type DraftThunk<T> = ThunkAction<T, WithDrafts, unknown, UnknownAction>;

interface WrittenDraft {
  name: string;
  draft: unknown;
  isEmpty: boolean;
}

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: (): DraftsState => ({ stored: draftStorage.readAll(), written: {} }),
  reducers: {
    written({ written }, { payload: { name, draft } }: PayloadAction<WrittenDraft>) {
      written[name] = draft;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(ownerLeft, () => ({ stored: {}, written: {} }));
  },
});

export const draftWritten = draftsSlice.actions.written;

/** What was restored from an entry of the storage stays the same object from render to render. */
const restored = new WeakMap<object, unknown>();

export function selectDraft<T>({ drafts: { stored, written } }: WithDrafts, kind: DraftKind<T>): T {
  if (Object.hasOwn(written, kind.name)) return written[kind.name] as T;
  const entry = stored[kind.name] ?? null;
  if (typeof entry !== 'object' || entry === null) return kind.restore(entry) ?? kind.empty;
  if (!restored.has(entry)) restored.set(entry, kind.restore(entry) ?? kind.empty);
  return restored.get(entry) as T;
}

export function readDraft<T>(kind: DraftKind<T>): DraftThunk<T> {
  return (_dispatch, getState) => selectDraft(getState(), kind);
}

export function writeDraft<T>(kind: DraftKind<T>, update: DraftUpdate<T>): DraftThunk<void> {
  return (dispatch, getState) => {
    const draft =
      typeof update === 'function' ? (update as (current: T) => T)(selectDraft(getState(), kind)) : update;
    const isEmpty = JSON.stringify(draft) === JSON.stringify(kind.empty);
    dispatch(draftWritten({ name: kind.name, draft, isEmpty }));
  };
}

/** Whoever signs in next in this window starts with empty boxes; the same person finds their words again. */
export function claimDrafts(owner: string): DraftThunk<void> {
  return (dispatch) => {
    if (!draftStorage.isOf(owner)) dispatch(ownerLeft(owner));
    draftStorage.claim(owner);
  };
}
