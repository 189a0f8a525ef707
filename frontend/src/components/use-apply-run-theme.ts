import type { SkillRun } from '../shared/skills/api/skills.api';
import { useSharedDispatch } from '../shared/state/hooks';
import { runFinished } from '../shared/theme/theme.slice';

/** Applies the theme a run set, and restores the user's own when the run is undone. */
export function useApplyRunTheme(): (run: Pick<SkillRun, 'id' | 'theme' | 'undoneAt'>) => void {
  const dispatch = useSharedDispatch();
  return ({ id, theme, undoneAt }) => void dispatch(runFinished({ id, theme, undoneAt }));
}
