import { Card, EmptyState, Page, PageHeader, PageSection, SearchField, Stack } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useListSkillsQuery } from '../../../shared/skills/api/skills.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { ActivityTabs } from '../components/activity-tabs';
import { ParseTester } from '../components/parse-tester';
import { SkillRow } from '../components/skill-row';
import { skillGroups } from '../lib/skill-groups';

/** Everything that can be said, and how a sentence is understood. */
export function SkillsPage(): ReactElement {
  const query = useListSkillsQuery();
  const [words, setWords] = useState('');
  return (
    <Page>
      <PageHeader
        title="What you can say"
        description="In chat, by voice or in the palette. Select a sentence to open it in chat before it’s sent."
      />
      <ActivityTabs>
        <Stack spacing={3}>
          <SearchField
            label="Search what you can say"
            placeholder="Search"
            value={words}
            onChange={setWords}
          />
          <QueryBoundary
            query={query}
            inCard
            errorTitle="Couldn’t load the skills"
            skeleton={
              <Card padding="none">
                <RowSkeleton rows={5} />
              </Card>
            }
          >
            {({ items }) => {
              const groups = skillGroups(items, words);
              if (groups.length === 0) return <NoMatchingSkills />;
              return (
                <div>
                  {groups.map(({ title, skills }) => (
                    <PageSection key={title} title={title}>
                      <Card padding="none" as="ul">
                        {skills.map((skill) => (
                          <li key={skill.name}>
                            <SkillRow skill={skill} />
                          </li>
                        ))}
                      </Card>
                    </PageSection>
                  ))}
                </div>
              );
            }}
          </QueryBoundary>
          <ParseTester skills={query.data?.items ?? []} />
        </Stack>
      </ActivityTabs>
    </Page>
  );
}

function NoMatchingSkills(): ReactElement {
  return (
    <Card>
      <EmptyState title="Nothing like that">
        No skill matches these words. Try fewer, or ask your twin in chat.
      </EmptyState>
    </Card>
  );
}
