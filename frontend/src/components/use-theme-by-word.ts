import { type SchemeChoice, useColorScheme } from '@twyn/design-system';
import type { SkillRun } from '../shared/skills/api/skills.api';

/** What was chosen before a run set another theme. A theme is this browser's, so the way back is, too. */
const before = new Map<string, SchemeChoice>();

/** Gives the screen the theme that a run asks for, and its own back once the run is undone. */
export function useThemeByWord(): (run: Pick<SkillRun, 'id' | 'theme' | 'undoneAt'>) => void {
  const { choice, chooseScheme } = useColorScheme();
  return ({ id, theme, undoneAt }) => {
    const earlier = before.get(id);
    if (undoneAt !== null && earlier !== undefined) {
      before.delete(id);
      chooseScheme(earlier);
    } else if (undoneAt === null && theme !== null && earlier === undefined) {
      before.set(id, choice);
      chooseScheme(theme);
    }
  };
}
