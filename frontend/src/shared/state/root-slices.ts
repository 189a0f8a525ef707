import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from '../../api/base-api';

/** Slices that a screen brings with it; each adds itself here and injects itself below. */
// oxlint-disable-next-line typescript/no-empty-object-type -- each lazy slice merges its part into it
export interface LazySlices {}

/** What every slice is injected into; the store runs it. */
export const rootSlices = combineSlices(baseApi).withLazyLoadedSlices<LazySlices>();
