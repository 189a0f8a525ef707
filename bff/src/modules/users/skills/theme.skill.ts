import { z } from 'zod';
import { choice } from '../../skills/kit/templates/slots.js';
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
  sentences: {
    words: {
      use: 'use|switch to|change to|go to|set|activate|enable|turn on|switch on|i want|give me|go',
      look: '[the|my] [app|screen|color|colour] (theme|mode|scheme|appearance|colors|colours)',
      scheme: 'theme|color scheme|colour scheme',
    },
    slots: {
      shade: choice({ 'dark|black': 'dark', 'light|white': 'light' }),
      opposite: choice({ 'dark|black': 'light', 'light|white': 'dark' }),
      device: choice({
        'system|automatic|auto|default|device|same as (the|my) (system|device)|like (the|my|this) (system|device)':
          'system',
      }),
    },
    templates: [
      '[{use}|follow] [the|my] {theme:device} [s] ({scheme})',
      '(set|change|switch) {look} [to] [the|my] {theme:device}',
      '[{use}] [the|a] {theme:shade} ({scheme}|mode) [on]',
      '(turn|switch) [the] {theme:shade} (theme|mode) on',
      '(set|change|switch|turn|make) {look} [to] {theme:shade}',
      '(turn off|switch off|disable|leave|deactivate) [the] {theme:opposite} (theme|mode)',
      '(turn|switch) [the] {theme:opposite} (theme|mode) off',
    ],
  },
  shows: (said) => ({ theme: THEMES.find((name) => name === said.theme) }),
  changeBy: (said, _, phrases) => {
    const { theme } = parameters.parse(said);
    return { answer: phrases.say(`theme-${theme}`), theme };
  },
});
