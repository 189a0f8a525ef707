// oxlint-disable-next-line no-restricted-imports -- typed here for shared code, which is below the store
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { WithDrafts } from '../drafts/drafts.slice';
import type { WithTheme } from '../theme/theme.slice';
import type { LazySlices } from './root-slices';

/** As much of the state as shared code knows of. */
export type SharedState = WithDrafts & WithTheme & Partial<LazySlices>;

export const useSharedDispatch = useDispatch.withTypes<ThunkDispatch<SharedState, unknown, UnknownAction>>();
export const useSharedSelector = useSelector.withTypes<SharedState>();
