import { compileMarkdown } from './compile-markdown';
import { contentModule } from './content-module';

const page = (body: string, matter = 'title: Memories\ndescription: Keep them.') =>
  `---\n${matter}\n---\n\n${body}`;

test('reads what the page says of itself', () => {
  const { meta } = compileMarkdown(
    page('Words.', 'title: A: b\ndescription: Keep.\norder: 3\npublished: 2026-11-21'),
  );
  expect(meta).toEqual({
    title: 'A: b',
    description: 'Keep.',
    order: 3,
    published: '2026-11-21',
    minutes: 1,
  });
});

test.each([
  ['no front matter', '# Memories'],
  ['no description', page('', 'title: Memories')],
  ['an unknown field', page('', 'title: A\ndescription: B\ncolour: red')],
  ['a day that is none', page('', 'title: A\ndescription: B\npublished: yesterday')],
])('stops the build at %s', (_what, source) => {
  expect(() => compileMarkdown(source)).toThrow();
});

test('gives every heading an address, and twins different ones', () => {
  const { headings, html } = compileMarkdown(page('## Keep `one`\n\ntext\n\n## Why?\n\n## Why?'));
  expect(headings.map(({ id }) => id)).toEqual(['keep-one', 'why', 'why-2']);
  expect(html).toContain('<h2 id="keep-one">Keep <code>one</code><a href="#keep-one" data-anchor');
});

test('shows code as it is written, with a button to copy it', () => {
  const { html } = compileMarkdown(page('```sh\necho "<b>" && ls\n```'));
  expect(html).toContain('<code>echo &quot;&lt;b&gt;&quot; &amp;&amp; ls</code>');
  expect(html).toContain('data-copy');
});

test('needs no style attribute, which the policy would drop', () => {
  const { html } = compileMarkdown(page('| a | b |\n| :- | -: |\n| 1 | 2 |\n\n1. one\n\n> quoted'));
  expect(html).not.toContain('style=');
  expect(html).toContain('tabindex="0" role="region" aria-label="Table: a, b"');
});

test('cuts the words into passages for the search', () => {
  const { passages } = compileMarkdown(page('Before.\n\n## Forget it\n\nAfter **thirty** days.'));
  expect(passages).toEqual([
    { id: '', heading: '', text: 'Before.' },
    { id: 'forget-it', heading: 'Forget it', text: 'After thirty days.' },
  ]);
});

test('the import chooses how much of a page it brings', () => {
  expect(contentModule(page('Words.'), '?meta')).not.toContain('Words.');
  expect(contentModule(page('Words.'), '')).toContain('<p>Words.</p>');
});
