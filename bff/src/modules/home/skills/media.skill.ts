import { z } from 'zod';
import { type Entity } from '../home.service.js';
import { call, type HomeCall, type HomeSkill, type Parameters, physical, plainly } from './home-skill.js';
import { asChange, described, direction, share, signed, step } from './spoken-parameters.js';

const VOLUME_STEP = 10;

const volume = described({
  volumePct: share('range-volume').optional(),
  stepPct: step.optional(),
  direction: direction.optional(),
});
const devices = { domains: ['media_player'] } as const;

/** Players: what plays goes on, stops, skips, and is louder or quieter. */
export const MEDIA_SKILLS: readonly HomeSkill[] = [
  physical({
    name: 'media.resume',
    title: 'Resume',
    description: 'Goes on playing.',
    examples: ['Resume the music'],
    devices,
    ...plainly('play'),
  }),
  physical({
    name: 'media.pause',
    title: 'Pause',
    description: 'Pauses what plays.',
    examples: ['Pause the music'],
    devices,
    ...plainly('pause'),
  }),
  physical({
    name: 'media.next',
    title: 'Next track',
    description: 'Goes to the next track.',
    examples: ['Next song'],
    devices,
    ...plainly('next_track'),
  }),
  physical({
    name: 'media.previous',
    title: 'Previous track',
    description: 'Goes back a track.',
    examples: ['Previous song'],
    devices,
    ...plainly('previous_track'),
  }),
  physical({
    name: 'media.volume',
    title: 'Set volume',
    description: 'Sets the volume, or makes it louder or quieter.',
    examples: ['Turn the volume up'],
    parameters: volume,
    devices,
    fromWords: (said) => ({ calls: [asChange(said)] }),
    calls: volumeCalls,
  }),
  physical({
    name: 'media.mute',
    title: 'Mute',
    description: 'Mutes a player, or lets it sound again.',
    examples: ['Mute the TV'],
    parameters: described({ muted: z.boolean().optional() }),
    devices,
    calls: ({ muted }) => [call(muted === false ? 'unmute' : 'mute')],
  }),
];

/** Louder is not heard from what is muted. */
function volumeCalls({ volumePct, stepPct, direction: way }: Parameters, { attributes }: Entity): HomeCall[] {
  const by = stepPct ?? signed(way, VOLUME_STEP);
  const isRaised = volumePct === undefined ? Number(by) > 0 : Number(volumePct) > 0;
  return [
    ...(isRaised && attributes.is_volume_muted === true ? [call('unmute')] : []),
    volumePct === undefined
      ? call('volume_step', { step_pct: by })
      : call('set_volume', { volume_pct: volumePct }),
  ];
}
