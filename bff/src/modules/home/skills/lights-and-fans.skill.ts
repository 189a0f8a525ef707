import { z } from 'zod';
import { call, type HomeCall, type HomeSkill, type Parameters, physical } from './home-skill.js';
import { asChange, described, direction, share, signed, step } from './spoken-parameters.js';

const BRIGHTNESS_STEP = 20;
const SPEED_STEP = 25;

const kelvinError = { error: 'range-kelvin' };
const light = described({
  brightnessPct: share('range-brightness').optional(),
  stepPct: step.optional(),
  direction: direction.optional(),
  color: z.string().max(40).optional(),
  kelvin: z.number().min(1_000, kelvinError).max(12_000, kelvinError).optional(),
});
const speed = described({
  percentage: share('range-speed').optional(),
  direction: direction.optional(),
});

/** What is set by degrees: brightness, colour and speed. */
export const LIGHT_AND_FAN_SKILLS: readonly HomeSkill[] = [
  physical({
    name: 'light.set',
    title: 'Set light',
    description: 'Sets brightness, colour or white of lights, or makes them brighter or darker.',
    examples: ['Dim the lamp to 30 percent', 'Make the kitchen lights warm white'],
    parameters: light,
    devices: { domains: ['light'] },
    dialogue: {
      missing: (said, phrases) => (Object.keys(said).length === 0 ? phrases.say('light-which') : undefined),
    },
    fromWords: (said) => ({ calls: [asChange(said)] }),
    isRepeatable: ({ stepPct, direction: way }) => stepPct === undefined && way === undefined,
    calls: lightCalls,
  }),
  physical({
    name: 'fan.speed',
    title: 'Set fan speed',
    description: 'Sets a fan’s speed, 0–100%.',
    examples: ['Set the fan to 50 percent'],
    parameters: speed,
    devices: { domains: ['fan'] },
    calls: (said) => [fanCall(said)],
  }),
];

function lightCalls({ brightnessPct, stepPct, direction: way, color, kelvin }: Parameters): HomeCall[] {
  const by = stepPct ?? signed(way, BRIGHTNESS_STEP);
  return [
    ...(color === undefined ? [] : [call('set_color', { color })]),
    ...(kelvin === undefined ? [] : [call('set_color_temperature', { kelvin })]),
    ...(brightnessPct === undefined ? [] : [call('set_brightness', { brightness_pct: brightnessPct })]),
    ...(by === undefined ? [] : [call('brightness_step', { step_pct: by })]),
  ];
}

function fanCall({ percentage, direction: way }: Parameters): HomeCall {
  return percentage === undefined
    ? call('percentage_step', { step_pct: signed(way, SPEED_STEP) })
    : call('set_percentage', { percentage });
}
