import { Card, Icon, type IconName, ItemRow, Page, PageHeader, PageSection } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';

interface ImportsPageProps {
  title: string;
  description: string;
  /** What is to be known of a file before it is chosen. */
  lead: string;
  /** Where a file is chosen and looked at. */
  file: ReactNode;
  /** The imports so far. */
  list: ReactNode;
  /** Where other apps give a file. */
  guides: readonly { title: string; icon: IconName; words: string }[];
}

/** What was kept elsewhere, brought along in files of one kind. */
export function ImportsPage(props: ImportsPageProps): ReactElement {
  const { title, description, lead, file, list, guides } = props;
  return (
    <Page>
      <PageHeader title={title} description={description} />
      <PageSection title="Import" lead={lead}>
        {file}
      </PageSection>
      <PageSection title="Your imports" lead="Each can be undone as a whole.">
        {list}
      </PageSection>
      <PageSection title="Where to get a file" lead="What Twyn reads.">
        <Card padding="none" as="ul">
          {guides.map((guide) => (
            <li key={guide.title}>
              <ItemRow glyph={<Icon name={guide.icon} />} title={guide.title} secondary={guide.words} />
            </li>
          ))}
        </Card>
      </PageSection>
    </Page>
  );
}
