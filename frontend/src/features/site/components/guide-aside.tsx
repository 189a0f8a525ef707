import { ArticleNav, ArticleContents } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { guides } from '../content/catalog';
import { guideGroups } from '../lib/guide-groups';
import { GuideSearch } from './guide-search';

/** Search, and every guide in its part. */
export function GuideAside({ path }: { path: string }): ReactElement {
  return (
    <>
      <GuideSearch />
      <ArticleContents label="All guides">
        {guideGroups(guides).map(({ name, guides: members }) => (
          <ArticleNav
            key={name}
            label={name}
            title={name}
            path={path}
            links={members.map(({ title, href }) => ({ label: title, href }))}
          />
        ))}
      </ArticleContents>
    </>
  );
}
