import { type SkillCall, type HandlerResult } from './skill-handler.js';
import { rethrowAsRefusal } from './rethrow-as-refusal.js';

/** Where things lie that are changed together: in one transaction, each change noted. */
interface Box {
  readonly changes: readonly unknown[];
}

interface Boxes<B extends Box> {
  change<T>(userId: string, work: (box: B) => Promise<T>): Promise<T>;
}

/** One answer to all that is asked of the box; its changes are the effect under that name, for `takeBack`. */
export function runInTransaction<B extends Box>(
  asked: readonly SkillCall[],
  { boxes, userId, effectName }: { boxes: Boxes<B>; userId: string; effectName: string },
  answerTo: (box: B, one: SkillCall) => Promise<string>,
): Promise<HandlerResult> {
  return rethrowAsRefusal(() =>
    boxes.change(userId, async (box) => {
      const answers: string[] = [];
      for (const one of asked) answers.push(await answerTo(box, one));
      return {
        answer: answers.join(' '),
        ...(box.changes.length > 0 && { effect: { [effectName]: box.changes } }),
      };
    }),
  );
}
