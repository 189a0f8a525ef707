import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Icon, IconButton, Link, SegmentedControl, useColorScheme, Wordmark } from '../src';
import { corner, media, space, typeStyle } from '../src/theme/css';
import { color, edge } from '../src/theme/vars';
import { addressOf } from './address';
import type { FrameWidth } from './gallery';
import { groups, type GalleryPage } from './pages';

export interface FrameProps {
  current: GalleryPage;
  widths: readonly FrameWidth[];
  width: FrameWidth;
  onWidth: (width: FrameWidth) => void;
  children: ReactNode;
}

const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: `${space(30)} minmax(0, 1fr)`,
  gridTemplateRows: `${space(8)} minmax(0, 1fr)`,
  height: '100dvh',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Head = styled.header({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  padding: space(0, 2, 0, 3),
  borderBottom: edge.hairline,
  '& > a': { marginInlineEnd: 'auto' },
});
const Contents = styled.nav({
  overflowY: 'auto',
  padding: space(2),
  borderInlineEnd: edge.hairline,
  '& h2': { ...typeStyle('caption'), margin: space(2, 1.5, 0.5), color: color.text.faint },
  '& a': { display: 'block', padding: space(0.5, 1.5), borderRadius: corner('sm'), color: color.text.muted },
  '& a:hover': { background: color.surface.hover },
  '& a[aria-current]': { background: color.surface.selected, color: color.text.primary },
  [media.phone]: { display: 'none' },
});
const Stage = styled.main({ minHeight: 0, overflow: 'auto' });

export function Frame({ current, widths, width, onWidth, children }: FrameProps): ReactElement {
  const { scheme, toggleScheme } = useColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <Root>
      <Head>
        <Link tone="plain" href="#/">
          <Wordmark />
        </Link>
        <SegmentedControl
          label="Width"
          options={widths.map((value) => ({ value, label: value }))}
          value={width}
          onChange={onWidth}
        />
        <IconButton
          label={`Switch to ${other}`}
          icon={<Icon name={scheme === 'dark' ? 'sun' : 'moon'} />}
          onClick={toggleScheme}
        />
      </Head>
      <Contents aria-label="Gallery">
        {groups.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            {group.pages.map((page) => (
              <a
                key={page.path}
                href={addressOf(page.path)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page.name}
              </a>
            ))}
          </section>
        ))}
      </Contents>
      <Stage>{children}</Stage>
    </Root>
  );
}
