import { type Home } from '../../home/home.service.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type SkillCall } from './skill-handler.js';

/** A message as a whole, before it is read clause by clause. */
export interface SaidWhole {
  readonly text: string;
  readonly home: Home;
  readonly phrases: TwinPhrases;
  /** What a part of it asks for, as if it were said alone. */
  readonly readAlone: (text: string) => {
    readonly outcome: 'act' | 'ask' | 'none';
    readonly calls: readonly SkillCall[];
  };
}

/** Reads messages of which no clause says by itself what is meant. */
export interface WholeReader {
  /** Undefined where it is none of its own. */
  read(said: SaidWhole): readonly SkillCall[] | undefined;
}
