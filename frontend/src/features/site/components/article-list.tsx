import { Link, RuledList, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import type { Article } from '../content/catalog';

interface ArticleListProps {
  articles: Article[];
  titleAs: 'h2' | 'h3';
  /** Above the title. */
  note?: (article: Article) => ReactNode;
}

export function ArticleList({ articles, titleAs, note }: ArticleListProps): ReactElement {
  return (
    <RuledList>
      {articles.map((article) => (
        <Stack key={article.href} component="li" spacing={0.75}>
          {note?.(article)}
          <Text variant={titleAs}>
            <Link href={article.href} tone="plain">
              {article.title}
            </Link>
          </Text>
          <Text tone="muted" measure>
            {article.description}
          </Text>
        </Stack>
      ))}
    </RuledList>
  );
}
