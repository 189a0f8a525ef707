import { Link, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import type { Article } from '../content/catalog';

interface ArticleListProps {
  articles: Article[];
  titleAs: 'h2' | 'h3';
  /** Under the description. */
  note?: (article: Article) => ReactNode;
}

export function ArticleList({ articles, titleAs, note }: ArticleListProps): ReactElement {
  return (
    <Stack component="ul" spacing={3}>
      {articles.map((article) => (
        <Stack key={article.href} component="li" spacing={0.5}>
          <Text variant="h3" as={titleAs}>
            <Link href={article.href}>{article.title}</Link>
          </Text>
          <Text tone="muted" measure>
            {article.description}
          </Text>
          {note?.(article)}
        </Stack>
      ))}
    </Stack>
  );
}
