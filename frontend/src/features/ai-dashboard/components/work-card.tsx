import { Card, DescriptionItem, DescriptionList, Link } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../lib/paths';
import { useGetBriefQuery } from '../../../shared/briefs/api/briefs.api';
import { useListRemindersQuery } from '../../../shared/reminders/api/reminders.api';
import {
  useGetMemoryIndexQuery,
  useListFindingsQuery,
  useListImportsQuery,
  useListLifeReviewsQuery,
  useListReadingImportsQuery,
} from '../api/ai-dashboard.api';
import {
  briefWords,
  findingsWords,
  importWords,
  indexWords,
  reminderWords,
  reviewWords,
} from '../lib/work-words';

/** What is done in the background for its owner, and how it stands. */
export function WorkCard(): ReactElement {
  const index = useGetMemoryIndexQuery();
  const findings = useListFindingsQuery();
  const brief = useGetBriefQuery();
  const reviews = useListLifeReviewsQuery({ kind: 'week' });
  const reminders = useListRemindersQuery();
  const memories = useListImportsQuery({});
  const readings = useListReadingImportsQuery({});
  return (
    <Card title="Work in the background" aria-label="Work in the background" padding="none">
      <DescriptionList>
        <DescriptionItem term="Search by meaning" note={index.data?.failed[0]?.error}>
          {wordsOf(index, indexWords)}
        </DescriptionItem>
        <DescriptionItem term="Findings" action={<Link href={paths.analytics}>Open</Link>}>
          {wordsOf(findings, findingsWords)}
        </DescriptionItem>
        <DescriptionItem term="Morning brief" action={<Link href={paths.dashboard}>Open</Link>}>
          {wordsOf(brief, briefWords)}
        </DescriptionItem>
        <DescriptionItem term="Reviews" action={<Link href={paths.reviews}>Open</Link>}>
          {wordsOf(reviews, reviewWords)}
        </DescriptionItem>
        <DescriptionItem term="Reminders" action={<Link href={paths.reminders}>Open</Link>}>
          {wordsOf(reminders, reminderWords)}
        </DescriptionItem>
        <DescriptionItem term="Import of memories" action={<Link href={paths.imports}>Open</Link>}>
          {wordsOf(memories, importWords)}
        </DescriptionItem>
        <DescriptionItem term="Import of readings" action={<Link href={paths.readingImports}>Open</Link>}>
          {wordsOf(readings, importWords)}
        </DescriptionItem>
      </DescriptionList>
    </Card>
  );
}

function wordsOf<Data>(
  { data, isError }: { data?: Data | undefined; isError: boolean },
  words: (data: Data) => string,
): string {
  if (data !== undefined) return words(data);
  return isError ? 'Couldn’t load it.' : 'Being read.';
}
