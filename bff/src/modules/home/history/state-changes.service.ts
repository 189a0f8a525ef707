import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { type Entity } from '../../../integrations/home/home.js';
import { LiveEvents } from '../../events/live-events.service.js';
import { Signals } from '../../signals/signals.service.js';
import { type Cause } from './state-cause.js';
import { HomeStatesRepository } from './home-states.repository.js';

export interface Change {
  readonly number: number;
  readonly before: Pick<Entity, 'id' | 'state' | 'attributes'>;
  readonly after: Pick<Entity, 'id' | 'state' | 'attributes'>;
}

export interface Circumstances {
  readonly at: Date;
  readonly cause: Cause;
  /** The automations that led to it. */
  readonly causedBy: readonly string[];
  /** Somebody waits for it: tabs are told at once. */
  readonly isAwaited: boolean;
}

/** Every change of a state is kept, told to automations and shown in the tabs: here, whoever made it. */
@Injectable()
export class StateChanges {
  constructor(
    private readonly states: HomeStatesRepository,
    private readonly signals: Signals,
    private readonly events: LiveEvents,
  ) {}

  /** In the transaction of the change. */
  async note(userId: string, changes: readonly Change[], circumstances: Circumstances): Promise<void> {
    await this.keep(
      userId,
      changes.map((change) => ({ ...change, ...circumstances })),
    );
    for (const change of changes) this.tell(userId, change, circumstances.isAwaited);
  }

  /** Without telling the tabs, which were told when it was heard. */
  async keep(userId: string, changes: readonly (Change & Omit<Circumstances, 'isAwaited'>)[]): Promise<void> {
    if (changes.length === 0) return;
    const kept = changes.map(({ number, before, after, at, cause }) => {
      const attributes = changedAttributes(before, after);
      return { entityNumber: number, at, state: after.state, cause, attributes };
    });
    await this.states.add(userId, kept);
    await this.signals.record(
      userId,
      changes.map(({ before, after, causedBy }) => ({
        ...{ kind: 'state', entityId: after.id, from: before.state, to: after.state, cause: causedBy },
        attributes: changedAttributes(before, after) ?? {},
        attributesBefore: changedAttributes(after, before) ?? {},
      })),
    );
  }

  tell(userId: string, { before, after }: Pick<Change, 'before' | 'after'>, isAwaited: boolean): void {
    const { id: entityId, state } = after;
    const attributes = changedAttributes(before, after) ?? {};
    this.events.publish(userId, {
      kind: 'state',
      entityId,
      state,
      attributes,
      ...(isAwaited && { isAwaited }),
    });
  }

  /** Something was done in the home, or came of it. */
  tellActivity(userId: string): void {
    this.events.publish(userId, { kind: 'changed', topic: 'home-activity' });
  }

  /** The list of devices is another one, or something of it besides its states. */
  tellAll(userId: string, id?: string): void {
    this.events.publish(userId, { kind: 'changed', topic: 'home', ...(id !== undefined && { id }) });
  }
}

/** Those that are others now; null: it went. Nothing where they are the same. */
export function changedAttributes(
  before: Pick<Entity, 'attributes'>,
  after: Pick<Entity, 'attributes'>,
): Readonly<Record<string, unknown>> | null {
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)]);
  const changed = [...names].flatMap((name) => {
    const value = after.attributes[name] ?? null;
    return isDeepStrictEqual(value, before.attributes[name] ?? null) ? [] : [[name, value] as const];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
