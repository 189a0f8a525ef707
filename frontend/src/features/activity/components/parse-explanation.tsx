import { DescriptionItem, DescriptionList, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { ParsedCommand, SkillList } from '../../../shared/skills/api/skills.api';
import { parameterLabels, spaced } from '../lib/run-labels';

type Explanation = NonNullable<ParsedCommand['explanation']>[number];

interface ParseExplanationProps {
  parsed: ParsedCommand;
  skills: SkillList['items'];
}

const OUTCOMES: Readonly<Record<ParsedCommand['outcome'], string>> = {
  act: 'It would be done as it stands.',
  ask: 'Your twin would ask back first.',
  none: 'It is nothing to do. In the chat it is kept, or answered from your memories.',
};

/** Explains how a sentence was parsed. */
export function ParseExplanation({ parsed, skills }: ParseExplanationProps): ReactElement {
  const { outcome, question, intents, explanation = [] } = parsed;
  const descriptionOf = (skill: string): string =>
    skills.find(({ name }) => name === skill)?.description ?? skill;
  return (
    <Stack spacing={2}>
      <Text>{phraseOf(outcome, question)}</Text>
      {explanation.map((reading, index) => (
        <Reading
          key={index}
          reading={reading}
          description={descriptionOf(reading.skill)}
          parameters={parameterLabels(intents[index]?.parameters ?? {})}
        />
      ))}
    </Stack>
  );
}

/** An unsupported command shows only its reason. */
function phraseOf(outcome: ParsedCommand['outcome'], question: string | undefined): string {
  if (question === undefined) return OUTCOMES[outcome];
  return outcome === 'none' ? question : `${OUTCOMES[outcome]} “${question}”`;
}

interface ReadingProps {
  reading: Explanation;
  description: string;
  parameters: readonly string[];
}

function Reading({ reading, description, parameters }: ReadingProps): ReactElement {
  const { skill, rule, sentence, slots, rejected } = reading;
  return (
    <DescriptionList>
      <DescriptionItem term="Skill" note={skill}>
        {description}
      </DescriptionItem>
      <DescriptionItem
        term="Read by"
        note={/@[eaf]\d/.test(sentence) && '@e is a thing of your home, @a a room, @f a floor.'}
      >
        The rule “{rule}”{sentence !== '' && `, as “${sentence}”`}
      </DescriptionItem>
      {slots.length > 0 && (
        <DescriptionItem term="From the words">
          {slots.map(({ slot, words, value }) => (
            <div key={`${slot} ${words}`}>
              “{words}” is {spaced(slot)} {valueLabel(value)}
            </div>
          ))}
        </DescriptionItem>
      )}
      {parameters.length > 0 && <DescriptionItem term="With">{parameters.join('; ')}</DescriptionItem>}
      {rejected.length > 0 && (
        <DescriptionItem term="Not taken">
          {rejected.map(({ reading: other, why }) => (
            <div key={`${other} ${why}`}>
              {other}: {why}
            </div>
          ))}
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}

function valueLabel(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueLabel).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
