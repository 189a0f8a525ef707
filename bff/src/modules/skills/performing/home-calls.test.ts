import { describe, expect, it } from 'vitest';
import { entity } from '../../../testing/factories/home.js';
import { homeCalls } from './home-calls.js';

describe('what a player is asked for', () => {
  const player = (isMuted: boolean): ReturnType<typeof entity> =>
    entity('media_player.tv', 'TV', 'living', { attributes: { is_volume_muted: isMuted } });
  const services = (parameters: Record<string, unknown>, isMuted = true): string[] =>
    homeCalls({ skill: 'media.volume', parameters, targets: [] }, player(isMuted)).map(
      ({ service }) => service,
    );

  it('is heard again when it is to be louder', () => {
    expect(services({ direction: 'up' })).toEqual(['unmute', 'volume_step']);
    expect(services({ volumePct: 30 })).toEqual(['unmute', 'set_volume']);
    expect(services({ direction: 'up' }, false)).toEqual(['volume_step']);
  });

  it('stays silent when it is to be quieter', () => {
    expect(services({ direction: 'down' })).toEqual(['volume_step']);
    expect(services({ stepPct: -10 })).toEqual(['volume_step']);
    expect(services({ volumePct: 0 })).toEqual(['set_volume']);
  });
});
