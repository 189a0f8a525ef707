import { Injectable } from '@nestjs/common';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { freeId, isOwnScene } from '../home.repository.js';
import { homeEntities } from '../home.table.js';
import { homes } from '../homes.table.js';
import { type SceneState } from './scene-states.js';

export interface SceneRow {
  readonly id: string;
  readonly name: string;
  readonly capturedAt: string;
  readonly states: Readonly<Record<string, SceneState>>;
}

type Attributes = Readonly<Record<string, unknown>>;

/** A scene of one's own is an entity like any other, so chat, voice and rules know it; `captured_at` tells it apart. */
@Injectable()
export class ScenesRepository {
  constructor(private readonly database: Database) {}

  async findAll(userId: string): Promise<SceneRow[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: homeEntities.id, name: homeEntities.name, attributes: homeEntities.attributes })
        .from(homeEntities)
        .where(isScene(userId))
        .orderBy(asc(homeEntities.position)),
    );
    return rows.map(({ attributes, ...row }) => ({ ...row, ...stored(attributes) }));
  }

  /** Gives its id, which is free in the home; undefined where there is no home. */
  add(userId: string, id: string, scene: Omit<SceneRow, 'id'>, at: Date): Promise<string | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [home] = await tx
        .select({ userId: homes.userId })
        .from(homes)
        .where(eq(homes.userId, userId))
        .for('update');
      if (!home) return undefined;
      const there = await tx
        .select({ id: homeEntities.id })
        .from(homeEntities)
        .where(eq(homeEntities.userId, userId));
      const free = freeId(id, new Set(there.map((row) => row.id)));
      await tx.insert(homeEntities).values({
        ...{ userId, id: free, name: scene.name, aliases: [], domain: 'scene', state: 'unknown' },
        ...{ attributes: toAttributes(scene), changedAt: at },
        position: sql`(select coalesce(max(position) + 1, 0) from ${homeEntities} where user_id = ${userId})`,
      });
      return free;
    });
  }

  async change(userId: string, id: string, scene: Omit<SceneRow, 'id'>): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .update(homeEntities)
        .set({ name: scene.name, attributes: toAttributes(scene) })
        .where(and(isScene(userId), eq(homeEntities.id, id))),
    );
  }

  /** Whether there was such a scene. */
  async remove(userId: string, id: string): Promise<boolean> {
    const gone = await this.database.forUser(userId, (tx) =>
      tx
        .delete(homeEntities)
        .where(and(isScene(userId), eq(homeEntities.id, id)))
        .returning({ id: homeEntities.id }),
    );
    return gone.length > 0;
  }
}

function isScene(userId: string) {
  return and(eq(homeEntities.userId, userId), isNull(homeEntities.connectionId), isOwnScene());
}

function toAttributes({ capturedAt, states }: Omit<SceneRow, 'id'>): Attributes {
  return { captured_at: capturedAt, states };
}

function stored(attributes: Attributes): Pick<SceneRow, 'capturedAt' | 'states'> {
  const { captured_at: capturedAt, states } = attributes;
  return { capturedAt: String(capturedAt), states: states as SceneRow['states'] };
}
