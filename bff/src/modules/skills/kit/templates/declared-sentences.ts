import { type Parameters } from '../../../language/understanding.js';
import { type Sentences, type SkillManifest } from '../skill-manifest.js';
import { match } from './match.js';
import { compile, type Program } from './program.js';

export interface Understood {
  readonly skill: string;
  readonly parameters: Parameters;
}

/** The templates of one skill, ready to read sentences. */
export interface DeclaredSentences {
  /** What the words ask for; undefined where no template fits all of them. */
  understand(words: readonly string[]): Understood | undefined;
}

/** Compiles what a skill says of how it is asked for; undefined where it declares nothing. */
export function declaredSentences({ name, sentences }: SkillManifest): DeclaredSentences | undefined {
  if (!sentences) return undefined;
  const understood = parametersReader(sentences);
  return {
    understand: (words) => {
      const parameters = understood(words);
      return parameters && { skill: name, parameters };
    },
  };
}

/** Reads words by the first template that fits all of them. */
export function parametersReader({
  templates,
  ...vocabulary
}: Sentences): (words: readonly string[]) => Parameters | undefined {
  const programs = templates.map((template): [Program, Parameters] =>
    typeof template === 'string'
      ? [compile(template, vocabulary), {}]
      : [compile(template.say, vocabulary), template.with ?? {}],
  );
  return (words) => {
    for (const [program, fixed] of programs) {
      const said = match(program, words);
      if (said) return { ...fixed, ...said };
    }
    return undefined;
  };
}
