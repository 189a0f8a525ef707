import { Callout, ArticleLayout, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { ArticleList } from '../components/article-list';
import { GuideAside } from '../components/guide-aside';
import { guides } from '../content/catalog';
import { guideGroups } from '../lib/guide-groups';
import { sitePaths } from '../lib/site-paths';

/** All guides; of one that does not exist it says so. */
export function DocsPage({ missing }: { missing?: boolean }): ReactElement {
  return (
    <ArticleLayout aside={<GuideAside path={sitePaths.docs} />}>
      <Stack spacing={4}>
        <Stack spacing={1.5}>
          <Text variant="h1">Documentation</Text>
          <Text variant="lead" tone="muted">
            How to use Twyn, and how to run it. Written from the product as it is today.
          </Text>
        </Stack>
        {missing && <Callout tone="info">Guide not found. These are all the guides.</Callout>}
        {guideGroups(guides).map(({ name, guides: members }) => (
          <Stack key={name} spacing={2} component="section">
            <Text variant="h2">{name}</Text>
            <ArticleList articles={members} titleAs="h3" />
          </Stack>
        ))}
      </Stack>
    </ArticleLayout>
  );
}
