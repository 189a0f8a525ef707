export { Glyph, type GlyphProps } from './glyph';
