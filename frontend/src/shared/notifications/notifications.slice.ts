import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { ownerLeft } from '../state/owner-left';

export interface Notice {
  id: string;
  tone: 'info' | 'success' | 'warning' | 'error';
  message: string;
  /** In milliseconds of the clock. */
  raisedAt: number;
}

const MAX_KEPT = 20;

/** What the store had to say during this visit, the latest first. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: (): Notice[] => [],
  reducers: {
    raised: {
      prepare: (notice: Pick<Notice, 'tone' | 'message'>) => ({
        payload: { ...notice, id: nanoid(), raisedAt: Date.now() },
      }),
      reducer: (notices, { payload }: PayloadAction<Notice>) => [payload, ...notices].slice(0, MAX_KEPT),
    },
  },
  extraReducers: (builder) => {
    builder.addCase(ownerLeft, () => []);
  },
});

export const noticeRaised = notificationsSlice.actions.raised;
