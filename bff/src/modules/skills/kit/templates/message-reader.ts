import { type z } from 'zod';
import { type SkillManifest } from '../skill-manifest.js';
import { parametersReader } from './declared-sentences.js';
import { allWords, saidWords } from './said-words.js';

type Asking<Parameters> = Pick<SkillManifest, 'name' | 'sentences'> & {
  readonly parameters: z.ZodType<Parameters>;
};

/** Reads whole messages by the sentences that a skill declares; undefined for a message that is none of them. */
export function messageReader<Parameters>({
  name,
  sentences,
  parameters,
}: Asking<Parameters>): (text: string) => Parameters | undefined {
  if (!sentences) throw new Error(`${name} declares no sentences.`);
  const read = parametersReader(sentences);
  return (text) => {
    const said = read(allWords(text)) ?? read(saidWords(text));
    return said && parameters.parse(said);
  };
}
