import { Link, ArticleLayout, ArticleNav, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, use } from 'react';
import { useLocation } from 'react-router-dom';
import { ArticleText } from '../components/article-text';
import { GuideAside } from '../components/guide-aside';
import { type Article, guides, loadArticle } from '../content/catalog';
import { DocsPage } from './docs-page';

export function GuidePage(): ReactElement {
  const { pathname } = useLocation();
  const guide = guides.find(({ href }) => href === pathname);
  return guide ? <Guide key={guide.slug} guide={guide} /> : <DocsPage missing />;
}

function Guide({ guide }: { guide: Article }): ReactElement {
  const { html, headings } = use(loadArticle('guides', guide.slug));
  const outline = headings.filter(({ level }) => level === 2);
  return (
    <ArticleLayout
      aside={<GuideAside path={guide.href} />}
      outline={
        outline.length > 1 && (
          <ArticleNav
            label="On this page"
            title="On this page"
            links={outline.map(({ id, text }) => ({ label: text, href: `#${id}` }))}
          />
        )
      }
    >
      <Stack spacing={4} component="article">
        <Stack spacing={1.5}>
          <Text variant="h1">{guide.title}</Text>
          <Text variant="lead" tone="muted">
            {guide.description}
          </Text>
        </Stack>
        <ArticleText html={html} />
        <Neighbours guide={guide} />
      </Stack>
    </ArticleLayout>
  );
}

function Neighbours({ guide }: { guide: Article }): ReactElement {
  const index = guides.indexOf(guide);
  const [before, after] = [guides[index - 1], guides[index + 1]];
  return (
    <nav aria-label="More guides">
      <Row justify="between" gap={2}>
        {before ? <Link href={before.href}>Before: {before.title}</Link> : <span />}
        {after && <Link href={after.href}>Next: {after.title}</Link>}
      </Row>
    </nav>
  );
}
