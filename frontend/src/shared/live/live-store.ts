import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { baseApi } from '../../api/base-api';

type ApiState = Parameters<typeof baseApi.util.selectInvalidatedBy>[0];

export interface LiveStore {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => ApiState;
}
