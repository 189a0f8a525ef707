import { z } from 'zod';
import { type SkillDescription } from './performer.js';

/** What the parser adds to say which things were meant; the targets hold them already. */
const described = {
  name: z.string().optional(),
  areaId: z.unknown().optional(),
  floorId: z.unknown().optional(),
  deviceClass: z.string().optional(),
};
const none = z.looseObject(described);

const share = (what: string): z.ZodNumber => {
  const error = `${what} goes from 0 to 100 percent.`;
  return z.number({ error }).min(0, { error }).max(100, { error });
};
const step = z
  .number()
  .min(-100, { error: 'A change goes to 100 percent at most.' })
  .max(100, { error: 'A change goes to 100 percent at most.' });
const direction = z.enum(['up', 'down']);

const light = z.looseObject({
  ...described,
  brightnessPct: share('The brightness').optional(),
  stepPct: step.optional(),
  direction: direction.optional(),
  color: z.string().max(40).optional(),
  kelvin: z
    .number()
    .min(1_000, { error: 'White light goes from 1,000 to 12,000 kelvin.' })
    .max(12_000, { error: 'White light goes from 1,000 to 12,000 kelvin.' })
    .optional(),
});
const climate = z.looseObject({
  ...described,
  temperature: z
    .number()
    .min(-30, { error: 'That is no temperature for a room.' })
    .max(120, { error: 'That is no temperature for a room.' })
    .optional(),
  unit: z.enum(['C', 'F']).optional(),
  step: z.number().min(-20).max(20).optional(),
  direction: direction.optional(),
  hvacMode: z.enum(['heat', 'cool', 'auto', 'dry', 'fan_only', 'heat_cool', 'off']).optional(),
});
const volume = z.looseObject({
  ...described,
  volumePct: share('The volume').optional(),
  stepPct: step.optional(),
  direction: direction.optional(),
});

/** Everything that can be asked of a home's devices. */
export const HOME_SKILLS: readonly SkillDescription[] = [
  physical('home.on', 'Turns devices on.', ['Turn on the lights in the kitchen', 'Kitchen lights on']),
  physical('home.off', 'Turns devices off.', ['Turn off the lights', 'Switch everything off in the bedroom']),
  physical('home.toggle', 'Turns devices that are on off, and the others on.', ['Toggle the desk lamp']),
  guarded('home.open', 'Opens blinds, curtains, valves, doors and gates.', ['Open the blinds']),
  physical('home.close', 'Closes blinds, curtains, valves, doors and gates.', ['Close the curtains']),
  physical('home.stop', 'Stops a cover that moves.', ['Stop the blinds']),
  physical(
    'home.position',
    'Opens a cover or a valve to a share, 0 to 100 percent.',
    ['Set the blinds to 40 percent'],
    z.looseObject({ ...described, position: share('A position') }),
  ),
  physical('home.lock', 'Locks a door.', ['Lock the front door']),
  guarded('home.unlock', 'Unlocks a door.', ['Unlock the front door']),
  physical(
    'light.set',
    'Sets brightness, colour or white of lights, or makes them brighter or darker.',
    ['Dim the lamp to 30 percent', 'Make the kitchen lights warm white'],
    light,
  ),
  physical(
    'fan.speed',
    'Sets the speed of a fan in percent.',
    ['Set the fan to 50 percent'],
    z.looseObject({
      ...described,
      percentage: share('The speed').optional(),
      direction: direction.optional(),
    }),
  ),
  physical(
    'climate.set',
    'Sets the temperature or the mode of a thermostat.',
    ['Set the thermostat to 21 degrees', 'Make it warmer in the living room'],
    climate,
  ),
  read('climate.get', 'Tells how warm it is indoors.', ['What is the temperature in the living room?']),
  read(
    'home.query',
    'Tells how devices and sensors are.',
    ['Is the front door locked?', 'Which lights are on?'],
    z.looseObject({ ...described, state: z.string().optional() }),
  ),
  physical('media.resume', 'Goes on playing.', ['Resume the music']),
  physical('media.pause', 'Pauses what plays.', ['Pause the music']),
  physical('media.next', 'Goes to the next track.', ['Next song']),
  physical('media.previous', 'Goes back a track.', ['Previous song']),
  physical('media.volume', 'Sets the volume, or makes it louder or quieter.', ['Turn the volume up'], volume),
  physical(
    'media.mute',
    'Mutes a player, or lets it sound again.',
    ['Mute the TV'],
    z.looseObject({ ...described, muted: z.boolean().optional() }),
  ),
  physical('vacuum.start', 'Starts the vacuum cleaner.', ['Vacuum the living room']),
  physical('vacuum.pause', 'Stops the vacuum cleaner where it is, until it is started again.', [
    'Pause the vacuum',
  ]),
  physical('vacuum.dock', 'Sends the vacuum cleaner to its base.', ['Send the vacuum back to its base']),
];

type Words = readonly string[];

function physical(name: string, description: string, examples: Words, parameters: z.ZodType = none) {
  return { name, description, examples, parameters, risk: 'physical' } satisfies SkillDescription;
}

function guarded(name: string, description: string, examples: Words) {
  return { name, description, examples, parameters: none, risk: 'guarded' } satisfies SkillDescription;
}

function read(name: string, description: string, examples: Words, parameters: z.ZodType = none) {
  return { name, description, examples, parameters, risk: 'read' } satisfies SkillDescription;
}
