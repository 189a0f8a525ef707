import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SCREEN_NAMES, SCREENS } from '../screens.js';
import { type Asked, type Performed, type Performer, SkillRefused } from './performer.js';

const open = z.strictObject({
  screen: z.enum(SCREENS, { error: 'There is no screen of that name.' }),
});

/** Names the screen that is wanted; the page that asked goes there, or offers to. */
@Injectable()
export class ScreensPerformer implements Performer {
  readonly name = 'screens';
  readonly skills = [
    {
      name: 'screen.open',
      description: 'Opens a screen of Twyn.',
      parameters: open,
      examples: [
        'Open the memory page',
        'Go to settings',
        'Take me to my reminders',
        'Show the activity log',
      ],
      risk: 'read',
    },
  ] as const;

  perform(asked: readonly Asked[]): Promise<Performed> {
    const [one] = asked;
    if (asked.length !== 1 || !one) throw new SkillRefused('One screen at a time, please.');
    const { screen } = open.parse(one.parameters);
    return Promise.resolve({ answer: `Here is ${SCREEN_NAMES[screen]}.` });
  }
}
