import { useState } from 'react';
import { failureOf } from '../../shared/home/failure';
import { type HomeEntity, useActOnHomeEntityMutation } from '../../shared/home/api/home.api';
import { type Command, type Control, controlsOf } from './entity-controls';
import { stateLabel } from './entity-labels';
import { useTemperatureUnit } from './use-temperature-unit';

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
export function useEntityCommands(entity: HomeEntity): EntityCommands {
  const [act, { isLoading }] = useActOnHomeEntityMutation();
  const [failed, setFailed] = useState<{ words: string; state: string }>();
  const unit = useTemperatureUnit();
  return {
    state: stateLabel(entity, unit),
    controls: controlsOf(entity, unit),
    // As soon as it is another, by whatever, that is no longer worth saying.
    problem: failed?.state === entity.state ? failed.words : undefined,
    isBusy: isLoading,
    send: async (command) => {
      setFailed(undefined);
      const { data } = await act({ id: entity.id, actOnEntity: command });
      const words = data && failureOf(data);
      if (words !== undefined) setFailed({ words, state: entity.state });
    },
  };
}
