import { Link, ArticleLayout, Stack, Text } from '@twyn/design-system';
import { type ReactElement, use, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ArticleList } from '../components/article-list';
import { ArticleText } from '../components/article-text';
import { PostNote } from '../components/post-note';
import { type Article, loadArticle, posts } from '../content/catalog';
import { sitePaths } from '../lib/site-paths';

/** All posts, or one. */
export function BlogPage(): ReactElement {
  const { slug } = useParams();
  const post = posts.find((each) => each.slug === slug);
  if (post) return <Post key={post.slug} post={post} />;
  if (slug !== undefined) return <PostNotFound />;
  return (
    <ArticleLayout>
      <Stack spacing={5}>
        <Stack spacing={1.5}>
          <Text variant="h1">Blog</Text>
          <Text variant="lead" tone="muted">
            How Twyn works inside, written by the people who build it.
          </Text>
        </Stack>
        <Posts posts={posts} titleAs="h2" />
      </Stack>
    </ArticleLayout>
  );
}

function PostNotFound(): ReactElement {
  // Runs before the effect of the routes, which name only pages that stand as HTML.
  useEffect(() => {
    document.title = 'Twyn | Post not found';
  }, []);
  return (
    <ArticleLayout>
      <Stack spacing={5}>
        <Stack spacing={1.5}>
          <Link href={sitePaths.blog} tone="muted">
            All posts
          </Link>
          <Text variant="h1">Post not found</Text>
          <Text variant="lead" tone="muted">
            No post has this address. It may have been renamed or removed. These are all the posts:
          </Text>
        </Stack>
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
