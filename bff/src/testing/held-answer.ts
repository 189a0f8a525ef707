import { SkillsService } from '../modules/skills/skills.service.js';
import { type TestProduct } from './app.js';

interface HeldAnswer {
  begun: Promise<unknown>;
  finish(): void;
}

/** Whatever is asked next is answered by “It was Tuesday.”, of which the day comes only when it is told to. */
export function holdAnswer({ app }: TestProduct): HeldAnswer {
  const [begun, end] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  vi.spyOn(app.get(SkillsService), 'answer').mockImplementation(async function* () {
    yield { text: 'It was ' };
    begun.resolve(undefined);
    await end.promise;
    yield { text: 'Tuesday.' };
  });
  return { begun: begun.promise, finish: () => end.resolve(undefined) };
}
