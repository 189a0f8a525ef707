import { DescriptionItem, DescriptionList, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { ParsedCommand, SkillList } from '../../../shared/skills/api/skills.api';
import { parameterLabels } from '../lib/run-labels';

type ExplainedClause = NonNullable<ParsedCommand['explanation']>[number];
type Candidate = ExplainedClause['candidates'][number];

interface ParseExplanationProps {
  parsed: ParsedCommand;
  skills: SkillList['items'];
}

const OUTCOMES: Readonly<Record<ParsedCommand['outcome'], string>> = {
  act: 'This would run right away.',
  ask: 'Your twin would ask a question first.',
  none: 'This isn’t a command. In chat it’s saved, or answered from your memories.',
};

const DECISIONS: Readonly<Record<ExplainedClause['decision'], string>> = {
  act: 'something to do',
  ask: 'something to ask about first',
  keep: 'something that is told',
  answer: 'a question to your memories',
  reply: 'something to reply to',
};

/** Explains how a sentence was understood, clause by clause. */
export function ParseExplanation({ parsed, skills }: ParseExplanationProps): ReactElement {
  const { outcome, question, explanation = [] } = parsed;
  const describe = (skill: string): string => skills.find(({ name }) => name === skill)?.description ?? skill;
  return (
    <Stack spacing={2}>
      <Text>{question === undefined ? OUTCOMES[outcome] : `${OUTCOMES[outcome]} “${question}”`}</Text>
      {explanation.map((clause) => (
        <Clause key={clause.text} clause={clause} describe={describe} />
      ))}
    </Stack>
  );
}

interface ClauseProps {
  clause: ExplainedClause;
  describe: (skill: string) => string;
}

function Clause({ clause, describe }: ClauseProps): ReactElement {
  const { text, act, decision, confidence, candidates } = clause;
  const chosen = candidates.find(({ isChosen }) => isChosen);
  const others = candidates.filter(({ isChosen }) => !isChosen);
  const parameters = parameterLabels(chosen?.parameters ?? {});
  return (
    <DescriptionList>
      <DescriptionItem term="Taken for" note={`${act}, ${share(confidence)} sure`}>
        “{text}” is {DECISIONS[decision]}.
      </DescriptionItem>
      {chosen && (
        <DescriptionItem term="Skill" note={whyOf(chosen)}>
          {describe(chosen.skill)}
        </DescriptionItem>
      )}
      {parameters.length > 0 && <DescriptionItem term="With">{parameters.join('; ')}</DescriptionItem>}
      {others.length > 0 && (
        <DescriptionItem term="Not taken">
          {others.map((candidate, index) => (
            <div key={index}>
              {candidate.skill}: {whyOf(candidate)}
            </div>
          ))}
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}

function whyOf({ score, coverage, unread, source, verdict }: Candidate): string {
  return [
    `score ${score.toFixed(2)} by ${source}`,
    `explains ${share(coverage)}`,
    ...(unread.length > 0 ? [`leaves out “${unread.join(' ')}”`] : []),
    ...(verdict === undefined ? [] : [verdict]),
  ].join(', ');
}

function share(part: number): string {
  return `${String(Math.round(part * 100))}%`;
}
