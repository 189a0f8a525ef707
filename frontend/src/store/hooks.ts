// oxlint-disable-next-line no-restricted-imports -- the one place that types them
import { useDispatch, useSelector } from 'react-redux';
import type { CurrentUser } from '../features/auth';
import type { AppDispatch, RootState } from './store';

export type { AppDispatch };
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

export function useCurrentUser(): CurrentUser | null {
  return useAppSelector((state) => state.auth.user);
}
