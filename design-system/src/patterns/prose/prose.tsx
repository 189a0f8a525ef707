import styled from '@emotion/styled';
import { corner, media, px, space, transition, typeStyle, visuallyHidden } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

/** Long text made of plain elements: guides, posts, legal pages. */
export const Prose = styled.div({
  ...typeStyle('read'),
  minWidth: 0,
  overflowWrap: 'break-word',
  '& > * + *': { marginTop: space(2) },
  '& h2': { ...typeStyle('h2'), scrollMarginTop: space(10) },
  '& > * + h2': { marginTop: space(5) },
  '& h3': { ...typeStyle('read'), fontWeight: 600, marginTop: space(3.5), scrollMarginTop: space(10) },
  '& h2 + *, & h3 + *': { marginTop: space(1) },
  '& p, & li': { textWrap: 'pretty' },
  '& a:not([data-anchor])': {
    borderRadius: corner('xxs'),
    color: color.accent.link,
    textDecoration: 'underline',
    textDecorationColor: color.border.strong,
    textUnderlineOffset: 3,
  },
  '& a:not([data-anchor]):hover': { textDecorationColor: 'currentColor' },
  '& [data-anchor]': {
    marginInlineStart: space(1),
    color: color.text.faint,
    opacity: 0,
    transition: transition(['opacity']),
  },
  '& :hover > [data-anchor], & [data-anchor]:focus-visible': { opacity: 1 },
  '& ul, & ol': { display: 'grid', gap: space(0.75), paddingInlineStart: space(3) },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li::marker': { color: color.text.faint },
  '& blockquote': { paddingInlineStart: space(2.5), borderInlineStart: edge.strong, color: color.text.muted },
  '& code': {
    ...typeStyle('mono'),
    fontSize: '0.85em',
    padding: space(0.25, 0.5),
    borderRadius: corner('xs'),
    background: color.surface.selected,
  },
  '& figure[data-code]': { position: 'relative' },
  '& pre': {
    padding: space(2),
    overflowX: 'auto',
    border: edge.hairline,
    borderRadius: corner('sm'),
    background: color.surface.sunken,
    // the button stands above the words there, not on them
    [media.phone]: { paddingTop: space(6.5) },
  },
  '& pre code': {
    fontSize: '0.8125rem',
    lineHeight: 1.6,
    padding: 0,
    background: 'none',
  },
  '& [data-copy]': {
    ...typeStyle('caption'),
    position: 'absolute',
    top: space(1),
    insetInlineEnd: space(1),
    minHeight: px(size.segment),
    padding: space(0, 1),
    border: edge.control,
    borderRadius: corner('chip'),
    background: color.surface.raised,
    color: color.text.muted,
    cursor: 'pointer',
    '&:hover': { color: color.text.primary, borderColor: color.border.strong },
    [media.touch]: { minHeight: px(size.chipTouch) },
  },
  '& [data-table]': { overflowX: 'auto' },
  '& table': { ...typeStyle('body'), width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: space(1, 1.5),
    borderBottom: edge.hairline,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { color: color.text.muted, fontWeight: 550 },
  // the first cell of a row, whichever of the two it is
  '& tr > :not(* + *)': { paddingInlineStart: 0 },
  '& img': { maxWidth: '100%', height: 'auto', border: edge.hairline, borderRadius: corner('md') },
  '& [data-said]': visuallyHidden,
});
