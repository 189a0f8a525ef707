import { type SkillCall, type Performed } from '../kit/skill-family.js';
import { refusing } from './refusing.js';

/** Where things lie that are changed together: in one transaction, each change noted. */
interface Box {
  readonly changes: readonly unknown[];
}

interface Boxes<B extends Box> {
  change<T>(userId: string, work: (box: B) => Promise<T>): Promise<T>;
}

/** One answer to all that is asked of the box; its changes are the effect under that name, for `takeBack`. */
export function answerInOneGo<B extends Box>(
  asked: readonly SkillCall[],
  { boxes, userId, effectName }: { boxes: Boxes<B>; userId: string; effectName: string },
  answerTo: (box: B, one: SkillCall) => Promise<string>,
): Promise<Performed> {
  return refusing(() =>
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
