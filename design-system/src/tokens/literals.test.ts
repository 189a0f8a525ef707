// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '..');
const files = globSync('{components,patterns,internal}/**/*.{ts,tsx}', {
  cwd: src,
  exclude: ['**/*.{test,examples}.{ts,tsx}', '**/{icon,home-icon,provider}-paths.ts'],
});

/** The thickness of a line or the nudge of an icon is drawing; anything larger is a measure and has a token. */
const LARGEST_STROKE_PX = 3;

const measures =
  /\b(?:gap|(?:row|column)Gap|padding\w*|margin\w*|inset\w*|top|right|bottom|left|(?:min|max)?(?:Width|Height)|width|height|fontSize|lineHeight|borderRadius): -?([\d.]+)/g;
const lengths = /\b([\d.]+)(?:px|rem|em)\b/g;
const colours = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi;
const durations = /\b[\d.]+m?s\b/g;
const layers = /zIndex: -?\d+/g;

it.each(files)('%s takes its values from the tokens', (file) => {
  const code = readFileSync(join(src, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    // spacing of letters goes with a font size of its own
    .replace(/letterSpacing: '[^']*'/g, '');
  const large = [...code.matchAll(measures), ...code.matchAll(lengths)].filter(
    ([, number]) => Number(number) > LARGEST_STROKE_PX,
  );
  const others = [colours, durations, layers].flatMap((pattern) => [...code.matchAll(pattern)]);
  expect([...large, ...others].map(([literal]) => literal)).toEqual([]);
});
