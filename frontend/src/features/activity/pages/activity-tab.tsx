import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { ActivityPage } from './activity-page';
import { SkillsPage } from './skills-page';

/** The one of the two that the address names; who opens one opens the other next. */
export function ActivityTab(): ReactElement {
  return useLocation().pathname === paths.skills ? <SkillsPage /> : <ActivityPage />;
}
