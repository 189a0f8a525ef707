import type { SkillRun } from '../shared/skills/api/skills.api';
import { useSharedDispatch } from '../shared/state/hooks';
import { runFinished } from '../shared/theme/theme.slice';

/** Gives the screen the theme that a run asks for, and its own back once the run is undone. */
export function useThemeByWord(): (run: Pick<SkillRun, 'id' | 'theme' | 'undoneAt'>) => void {
  const dispatch = useSharedDispatch();
  return ({ id, theme, undoneAt }) => void dispatch(runFinished({ id, theme, undoneAt }));
}
