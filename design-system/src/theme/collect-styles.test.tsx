// @vitest-environment node
import { Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { collectStyles, type StyleCollector } from './collect-styles';

const blink = keyframes({ to: { opacity: 0.123 } });
const Price = styled.p({ color: 'rebeccapurple' });
const Caret = styled.i({ animation: `${blink} 1s` });

/** Two pages of one build. */
function build(): { collector: StyleCollector; pricing: string; home: string } {
  const collector = collectStyles();
  const page = (content: ReactNode): string =>
    renderToString(
      collector.wrap(
        <>
          <Global styles={{ body: { margin: '7px' } }} />
          {content}
        </>,
      ),
    );
  return { collector, pricing: page(<Price>Nothing</Price>), home: page(<Caret />) };
}

describe('the styles of several pages', () => {
  it('are given to each page without those of the others', () => {
    const { collector, pricing } = build();
    const { css } = collector.read(pricing);
    expect(css).toContain('rebeccapurple');
    expect(css).not.toContain('animation');
    expect(css).not.toContain('opacity:0.123');
  });

  it('bring the movements that they name', () => {
    const { collector, home } = build();
    const { css } = collector.read(home);
    expect(css).toContain('opacity:0.123');
    expect(css).not.toContain('rebeccapurple');
  });

  it.each(['pricing', 'home'] as const)('have what counts everywhere on the page %s', (name) => {
    const { collector, ...pages } = build();
    expect(collector.read(pages[name]).css).toContain('margin:7px');
  });

  it('are named as the browser will look for them', () => {
    const { collector, pricing } = build();
    const [, name] = /css-([^" ]+)"/.exec(pricing) ?? [];
    expect(collector.read(pricing).names).toContain(name);
  });
});
