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
