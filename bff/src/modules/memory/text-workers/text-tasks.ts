import { readConversation } from '../imports/formats/chatgpt-sayings.js';
import { readElement } from '../imports/formats/json-element.js';
import { readNote } from '../imports/formats/markdown-note.js';
import { compare, type Comparable, type Finding } from '../review/comparison.js';
import { readStatements, type Statement } from '../review/statements.js';
import { readCapture } from '../extraction/read-capture.js';
import { loadTagger } from '../extraction/tagger.js';

interface Comparison {
  one: Comparable;
  others: readonly Comparable[];
}

/**
 * All reading of texts whose length somebody else decides. Each is a function of what it is given and of nothing else, so
 * that it can run in any thread; what it takes and gives must be cloneable.
 */
export const TEXT_TASKS = {
  readCapture,
  readNote: ({ path, content }: { path: string; content: string }): ReturnType<typeof readNote> =>
    readNote(path, content),
  readElement: ({ json }: { json: string }): ReturnType<typeof readElement> => readElement(json),
  readConversation: ({ json }: { json: string }): ReturnType<typeof readConversation> =>
    readConversation(json),
  readStatements: ({ text, author }: Comparable): Statement[] => readStatements(text, author),
  compare: async ({ one, others }: Comparison): Promise<(Finding | null)[]> => {
    if (others.length === 0) return [];
    const tag = await loadTagger();
    return others.map((other) => compare(one, other, tag));
  },
};

export type TextTasks = typeof TEXT_TASKS;
export type TextTask = keyof TextTasks;
export type TaskInput<Task extends TextTask> = Parameters<TextTasks[Task]>[0];
export type TaskResult<Task extends TextTask> = Awaited<ReturnType<TextTasks[Task]>>;
