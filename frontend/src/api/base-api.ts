import { createApi } from '@reduxjs/toolkit/query/react';
import { request } from './request';

/** The only API of the application; generated endpoints are injected into it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: request,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
