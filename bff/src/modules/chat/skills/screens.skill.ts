import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import {
  type HandlerResult,
  type RunContext,
  type SkillCall,
  type SkillHandler,
  SkillRefused,
} from '../../skills/kit/skill-handler.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { choice } from '../../skills/kit/templates/slots.js';
import { SCREEN_NAMES, SCREENS } from '../../skills/screens.js';

const open = z.strictObject({
  screen: z.enum(SCREENS, { error: 'no-such-screen' }),
});

export const OPEN_SCREEN = defineSkill({
  name: 'screen.open',
  title: 'Open a screen',
  group: 'Screens and settings',
  icon: 'info',
  description: 'Opens a screen of Twyn.',
  parameters: open,
  risk: 'read',
  examples: ['Open the memory page', 'Go to settings', 'Take me to my reminders', 'Show the activity log'],
  sentences: {
    words: {
      go: 'open [up]|go [back] to|take me to|bring me to|navigate to|jump to',
      show: '{go}|bring up|show [me]|let me see|switch to',
      page: 'page|screen|view|section|tab|overview',
    },
    slots: {
      /** "Show my reminders" tells them; "go to my reminders" goes there. */
      own: choice({ 'reminders|lists': 'reminders', memories: 'memory' }),
      /** Names of nothing else. */
      plain: choice({
        '(activity|activities) log|log of what you did': 'activity',
        'skills|commands|command list|what (i|you) can (say|do)': 'skills',
        '(sign in|login) (settings|methods)|ways to sign in': 'sign-in',
        'sessions|session settings': 'sessions',
        '[language] model settings|settings of the language model': 'language-model',
        '[account|twyn] settings|preferences|options': 'settings',
        'people and places': 'people',
        'review [inbox]': 'review',
        '[recycle] bin|trash': 'trash',
        memory: 'memory',
        '[semantic] search': 'search',
        'smart home': 'home',
        voice: 'voice',
        '[ai] chat|conversation|conversations': 'ask',
        'dashboard|start page': 'today',
      }),
      /** Names of other things, too: a screen only with "page" behind them. */
      shared: choice({
        'activity|activities': 'activity',
        help: 'skills',
        'sign in|login': 'sign-in',
        'language model': 'language-model',
        'account|profile': 'settings',
        'people|places': 'people',
        'forgetting|forget': 'forget',
        'import [of memories]|imports': 'imports',
        memories: 'memory',
        'reminders [and lists]': 'reminders',
        'home|devices|rooms': 'home',
        ask: 'ask',
        'today|start|main': 'today',
      }),
    },
    templates: [
      '({go}) [the|my] {screen:own}',
      '({show}) [the|my|your] {screen:plain} [{page}]',
      '({show}) [the|my|your] {screen:shared} ({page})',
    ],
  },
  shows: ({ screen }) => ({ screen: SCREENS.find((name) => name === screen) }),
  isVisit: true,
  dialogue: { isPassing: true },
});

/** Names the screen that is wanted; the page that asked goes there, or offers to. */
@Injectable()
@ProvidesSkills()
export class ScreensHandler implements SkillHandler {
  readonly name = 'screens';
  readonly skills = [OPEN_SCREEN];

  perform(calls: readonly SkillCall[], { phrases }: RunContext): Promise<HandlerResult> {
    const [one] = calls;
    if (calls.length !== 1 || !one) throw new SkillRefused(phrases.say('one-screen'));
    const { screen } = open.parse(one.parameters);
    return Promise.resolve({ answer: phrases.say('screen-opened', { screen: SCREEN_NAMES[screen] }) });
  }
}
