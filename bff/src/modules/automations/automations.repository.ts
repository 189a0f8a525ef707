import { Injectable } from '@nestjs/common';
import { and, asc, count, desc, eq, notInArray, type SQL } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Automation, type AutomationVersion } from './automation.js';
import { automationEngines, automations, automationVersions } from './automations.table.js';
import { type RuleState } from './engine/rule-state.js';
import { storedRule } from './rule/stored-rule.js';

const MOST_VERSIONS = 50;
const owner = automations.userId;
const ofVersion = automationVersions.userId;

@Injectable()
export class AutomationsRepository {
  constructor(private readonly database: Database) {}

  async findAll(userId: string): Promise<Automation[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(automations)
        .where(eq(owner, userId))
        .orderBy(asc(automations.name), asc(automations.id)),
    );
    return rows.map(toAutomation);
  }

  async findEnabled(userId: string): Promise<Automation[]> {
    return (await this.findAll(userId)).filter(({ isEnabled }) => isEnabled);
  }

  async find(userId: string, id: string): Promise<Automation | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select().from(automations).where(is(userId, id)),
    );
    return row && toAutomation(row);
  }

  /** False where there are so many already. */
  add(userId: string, automation: Automation, most: number): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      await tx.insert(automationEngines).values({ userId }).onConflictDoNothing();
      const [row] = await tx.select({ there: count() }).from(automations).where(eq(owner, userId));
      if ((row?.there ?? 0) >= most) return false;
      await tx.insert(automations).values({ ...toRow(automation), userId });
      return true;
    });
  }

  async change(userId: string, id: string, change: Partial<Omit<Automation, 'id'>>): Promise<boolean> {
    const changed = await this.database.forUser(userId, (tx) =>
      tx.update(automations).set(toRow(change)).where(is(userId, id)).returning({ id: automations.id }),
    );
    return changed.length > 0;
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx.delete(automations).where(is(userId, id)).returning({ id: automations.id }),
    );
    return removed.length > 0;
  }

  /** The oldest beyond the most are forgotten. */
  async addVersion(userId: string, automationId: string, version: AutomationVersion): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      const { rule: body, ...others } = version;
      await tx.insert(automationVersions).values({ ...others, rule: { ...body }, userId, automationId });
      const isIts = and(eq(ofVersion, userId), eq(automationVersions.automationId, automationId));
      const kept = await tx
        .select({ version: automationVersions.version })
        .from(automationVersions)
        .where(isIts)
        .orderBy(desc(automationVersions.version))
        .limit(MOST_VERSIONS);
      const numbers = kept.map((row) => row.version);
      await tx.delete(automationVersions).where(and(isIts, notInArray(automationVersions.version, numbers)));
    });
  }

  /** The latest first. */
  async findVersions(userId: string, automationId: string): Promise<AutomationVersion[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(automationVersions)
        .where(and(eq(ofVersion, userId), eq(automationVersions.automationId, automationId)))
        .orderBy(desc(automationVersions.version)),
    );
    return rows.map(({ version, name, rule: body, madeAt }) => ({
      version,
      name,
      rule: storedRule(body),
      madeAt,
    }));
  }
}

function is(userId: string, id: string): SQL | undefined {
  return and(eq(owner, userId), eq(automations.id, id));
}

type Row = typeof automations.$inferSelect;

function toAutomation({ userId: _, rule: body, state, ...row }: Row): Automation {
  return { ...row, rule: storedRule(body), state: state as RuleState | null };
}

function toRow<T extends Partial<Automation>>(
  automation: T,
): Omit<T, 'rule' | 'state'> & Pick<Row, 'rule' | 'state'> {
  return automation as never;
}
