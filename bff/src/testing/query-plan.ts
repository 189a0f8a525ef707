import { type SQL, sql } from 'drizzle-orm';
import { type Transaction } from '../database/transaction.js';

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** How the database would carry a statement out: every step of it, the outer ones first. */
export async function planOf(tx: Pick<Transaction, 'execute'>, statement: SQL): Promise<PlanNode[]> {
  const { rows } = await tx.execute(sql`explain (format json) ${statement}`);
  const [plan] = rows[0]!['QUERY PLAN'] as { Plan: PlanNode }[];
  return flatten(plan!.Plan);
}

function flatten(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flatten)];
}
