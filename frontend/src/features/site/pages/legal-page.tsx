import { ArticleLayout, Stack, Text } from '@twyn/design-system';
import { type ReactElement, use } from 'react';
import { useLocation } from 'react-router-dom';
import { ArticleText } from '../components/article-text';
import { loadArticle } from '../content/catalog';

/** The file is named as its address. */
export function LegalPage(): ReactElement {
  const { pathname } = useLocation();
  const { meta, html } = use(loadArticle('legal', pathname.slice(1)));
  return (
    <ArticleLayout>
      <Stack spacing={4} component="article">
        <Stack spacing={1.5}>
          <Text variant="h1">{meta.title}</Text>
          <Text variant="lead" tone="muted">
            {meta.description}
          </Text>
        </Stack>
        <ArticleText html={html} />
      </Stack>
    </ArticleLayout>
  );
}
