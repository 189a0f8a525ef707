import { Callout, Link, ArticleLayout, Stack, Text } from '@twyn/design-system';
import { type ReactElement, use } from 'react';
import { useParams } from 'react-router-dom';
import { ArticleList } from '../components/article-list';
import { ArticleText } from '../components/article-text';
import { PostNote } from '../components/post-note';
import { type Article, loadArticle, posts } from '../content/catalog';
import { sitePaths } from '../lib/site-paths';

/** All posts, or one; of one that does not exist it says so above the list. */
export function BlogPage(): ReactElement {
  const { slug } = useParams();
  const post = posts.find((each) => each.slug === slug);
  if (post) return <Post key={post.slug} post={post} />;
  return (
    <ArticleLayout>
      <Stack spacing={5}>
        <Stack spacing={1.5}>
          <Text variant="h1">Blog</Text>
          <Text variant="lead" tone="muted">
            How Twyn works inside, written by the people who build it.
          </Text>
        </Stack>
        {slug !== undefined && (
          <Callout tone="info">There is no post at this address. These are all there are.</Callout>
        )}
        <Posts posts={posts} titleAs="h2" />
      </Stack>
    </ArticleLayout>
  );
}

function Post({ post }: { post: Article }): ReactElement {
  const { html } = use(loadArticle('blog', post.slug));
  return (
    <ArticleLayout>
      <Stack spacing={8}>
        <Stack spacing={4} component="article">
          <Stack spacing={1.5}>
            <Link href={sitePaths.blog} tone="muted">
              All posts
            </Link>
            <Text variant="h1">{post.title}</Text>
            <Text variant="lead" tone="muted">
              {post.description}
            </Text>
            <PostNote post={post} />
          </Stack>
          <ArticleText html={html} />
        </Stack>
        <Stack spacing={2} component="section">
          <Text variant="h2">Read on</Text>
          <Posts posts={posts.filter((each) => each !== post)} titleAs="h3" />
        </Stack>
      </Stack>
    </ArticleLayout>
  );
}

function Posts({ posts, titleAs }: { posts: Article[]; titleAs: 'h2' | 'h3' }): ReactElement {
  return <ArticleList articles={posts} titleAs={titleAs} note={(post) => <PostNote post={post} />} />;
}
