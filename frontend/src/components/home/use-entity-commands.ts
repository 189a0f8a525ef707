import { type HomeEntity, useActOnHomeEntityMutation } from '../../shared/home/api/home.api';
import { type Command, type Control, controlsOf } from './entity-controls';
import { stateLabel } from './entity-labels';
import { useTemperatureUnit } from './use-temperature-unit';

export interface EntityCommands {
  /** How it is, in words. */
  state: string;
  controls: Control[];
  isBusy: boolean;
  send: (command: Command) => Promise<void>;
}

/** How a device is, and what can be done with it. It shows at once what it was asked for, and goes back if that fails. */
export function useEntityCommands(entity: HomeEntity): EntityCommands {
  const [act, { isLoading }] = useActOnHomeEntityMutation();
  const unit = useTemperatureUnit();
  return {
    state: stateLabel(entity, unit),
    controls: controlsOf(entity, unit),
    isBusy: isLoading,
    send: async (command) => {
      await act({ id: entity.id, actOnEntity: command });
    },
  };
}
