import { z } from 'zod';
import { THEMES } from '../../skills/screens.js';
import { setting } from './setting-skill.js';

const parameters = z.strictObject({ theme: z.enum(THEMES) });

/** The theme of the screen that asks. */
export const THEME = setting({
  name: 'setting.theme',
  title: 'Theme',
  description: 'Makes the screen dark or light, or lets it follow the device.',
  parameters,
  examples: ['Switch to dark mode', 'Use the light theme', 'Set the theme to system'],
  // "Dark mode off" is light.
  fromWords: ({ theme, not }) => ({ calls: [{ theme: theme ?? (not === 'dark' ? 'light' : 'dark') }] }),
  shows: (said) => ({ theme: THEMES.find((name) => name === said.theme) }),
  changeBy: (said, _, phrases) => {
    const { theme } = parameters.parse(said);
    return { answer: phrases.say(`theme-${theme}`), theme };
  },
});
