/** One chunk: who opens one tab opens the other, and every chunk costs the first load its name. */
export { ActivityPage } from './pages/activity-page';
export { SkillsPage } from './pages/skills-page';
