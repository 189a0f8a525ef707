import { type Command, type HomeAdapter } from '../../integrations/home/home-adapter.js';
import { type Home } from '../../integrations/home/home.js';
import { type Channel } from '../../common/channel.js';
import { type HomeAction } from './home-action.js';
import { HomeActionRefused } from './home.errors.js';
import { planActions } from './plan-actions.js';

interface Previewed extends Command {
  readonly entityIds: readonly string[];
  readonly channel: Channel;
}

/** The actions that the requests would come to, each on what the one before would leave; a refused one is left out. */
export function previewActions(
  { entities }: Home,
  requests: readonly Previewed[],
  { adapter, now }: { adapter: HomeAdapter; now: Date },
): HomeAction[] {
  const current = new Map(entities.map((entity) => [entity.id, entity]));
  return requests.flatMap(({ entityIds, channel, service, parameters }) => {
    const command = { service, parameters };
    try {
      const plan = planActions({ entityIds, command, channel, entities: current, adapter, now });
      for (const changed of plan.changed) current.set(changed.id, changed);
      return plan.actions;
    } catch (error) {
      if (error instanceof HomeActionRefused) return [];
      throw error;
    }
  });
}
