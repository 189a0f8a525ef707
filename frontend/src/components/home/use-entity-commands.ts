import { useState } from 'react';
import { failureOf } from '../../shared/home/failure';
import type { HomeEntity } from '../../shared/home/api/home.api';
import { useHomeActions } from '../../shared/home/use-home-actions';
import { type Command, type Control, controlsOf } from './entity-controls';
import { stateLabel } from './entity-labels';
import type { TemperatureUnit } from './temperature';

export interface EntityCommands {
  /** How it is, in words. */
  state: string;
  controls: Control[];
  /** Why it did not do what it was last asked for. */
  problem: string | undefined;
  isBusy: boolean;
  send: (command: Command) => Promise<void>;
}

/** How a device is, and what can be done with it. It shows at once what it was asked for, and goes back if that fails. */
export function useEntityCommands(entity: HomeEntity, unit: TemperatureUnit | undefined): EntityCommands {
  const { act } = useHomeActions();
  const [sent, setSent] = useState(0);
  const [failed, setFailed] = useState<{ words: string; state: string }>();
  return {
    state: stateLabel(entity, unit),
    controls: controlsOf(entity, unit),
    // As soon as it is another, by whatever, that is no longer worth saying.
    problem: failed?.state === entity.state ? failed.words : undefined,
    isBusy: sent > 0,
    send: async (command) => {
      setFailed(undefined);
      setSent((count) => count + 1);
      const done = await act({ id: entity.id, actOnEntity: command });
      setSent((count) => count - 1);
      const words = done && failureOf(done);
      if (words !== undefined) setFailed({ words, state: entity.state });
    },
  };
}
