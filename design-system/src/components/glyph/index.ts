export { Glyph, type GlyphProps } from './glyph';
export { domains, type Domain } from '../../internal/domain';
