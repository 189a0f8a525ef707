import { useState, type ElementType, type ReactElement } from 'react';
import { Page, Text } from '../src';
import { addressOf, useAddress } from './address';
import { Frame } from './frame';
import { findPage, type GalleryPage } from './pages';

const widths = ['full', '360', '768', '1200'] as const;
export type FrameWidth = (typeof widths)[number];

export function Gallery(): ReactElement {
  const { page: path, isBare } = useAddress();
  const [width, setWidth] = useState<FrameWidth>('full');
  const page = findPage(path);
  if (!page) return <Text>No examples were found.</Text>;
  if (isBare) return page.isScreen ? <page.Component /> : <Content page={page} as="main" />;
  return (
    <Frame current={page} widths={widths} width={width} onWidth={setWidth}>
      {width === 'full' ? (
        <Content page={page} />
      ) : (
        <iframe
          key={page.path}
          title={`${page.name} at ${width} pixels`}
          src={addressOf(page.path, true)}
          style={{ display: 'block', width: Number(width), maxWidth: '100%', height: '100%', border: 0 }}
        />
      )}
    </Frame>
  );
}

function Content({ page, as: Element = 'div' }: { page: GalleryPage; as?: ElementType }): ReactElement {
  if (page.isScreen) return <page.Component />;
  return (
    <Element>
      <Page>
        <page.Component />
      </Page>
    </Element>
  );
}
