import { threadId } from 'node:worker_threads';
import { warmKnowledge } from '../../language/knowledge/knowledge.js';
import { loadTagger } from '../extraction/tagger.js';
import { TEXT_TASKS, type TextTask } from './text-tasks.js';

/** One task, and where its thread says that it has begun; see `WatchedTask`. */
export interface TaskMessage {
  task: TextTask;
  input: unknown;
  /** The number of the thread, and the milliseconds of CPU that it had used. */
  begun: Int32Array;
}

// A second that is no part of any task.
await loadTagger();
await warmKnowledge();

/** What a thread of `TextWorkers` runs. */
export function runTextTask({ task, input, begun }: TaskMessage): unknown {
  const { user, system } = process.threadCpuUsage();
  Atomics.store(begun, 1, Math.floor((user + system) / 1_000));
  Atomics.store(begun, 0, threadId);
  return (TEXT_TASKS[task] as (given: unknown) => unknown)(input);
}
