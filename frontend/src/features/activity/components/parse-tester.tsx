import { Button, Card, PageSection, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { type SkillList, useLazyParseCommandQuery } from '../../../shared/skills/api/skills.api';
import { ParseExplanation } from './parse-explanation';

const MAX_LENGTH = 2_000;

/** Parses a sentence without executing it. */
export function ParseTester({ skills }: { skills: SkillList['items'] }): ReactElement {
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const [parse, { currentData, error, isFetching }] = useLazyParseCommandQuery();
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = words.trim();
    if (text === '') return;
    setAsked(text);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    void parse({ parseCommand: { text, explain: true, context: { timeZone } } });
  };
  return (
    <PageSection
      title="How was this understood?"
      lead="Type a sentence to see what your twin would do, and why. Nothing happens."
    >
      <Stack spacing={2}>
        <form onSubmit={handleSubmit}>
          <TextField
            label="A sentence"
            placeholder="Dim the kitchen lights to 30 percent"
            autoComplete="off"
            maxLength={MAX_LENGTH}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            endAdornment={
              <Button type="submit" size="sm" loading={isFetching}>
                Explain
              </Button>
            }
          />
        </form>
        <div role="status">
          {error !== undefined && <Text tone="muted">{errorMessage(error)}</Text>}
          {currentData && !error && (
            <Card title={`“${asked}”`} titleAs="h3" aria-label={`How “${asked}” is understood`}>
              <ParseExplanation parsed={currentData} skills={skills} />
            </Card>
          )}
        </div>
      </Stack>
    </PageSection>
  );
}
