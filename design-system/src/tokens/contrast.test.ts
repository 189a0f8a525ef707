// @vitest-environment node
import { pickScheme, schemeRoles, type ColorScheme } from '../theme/roles';
import { colorRoles } from './color';

const TEXT = 4.5;
const GRAPHIC = 3;

const surfaces = ['base', 'raised', 'sunken', 'field', 'overlay', 'hover', 'selected'] as const;
const restingSurfaces = ['base', 'raised', 'sunken', 'overlay'] as const;

type Pair = [foreground: string, background: string, minimum: number];

describe.each(['dark', 'light'] as const)('contrast in the %s scheme', (scheme) => {
  it.each(pairs(scheme))('%s on %s is at least %s', (foreground, background, minimum) => {
    expect(ratio(resolve(scheme, foreground), resolve(scheme, background))).toBeGreaterThanOrEqual(minimum);
  });

  it('keeps the label of the primary action readable along its whole gradient', () => {
    const { from, to, on } = schemeRoles(scheme).accent;
    for (let step = 0; step <= 10; step++) {
      expect(ratio(on, mix(from, to, step / 10))).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it('gives every role a colour', () => {
    expect(JSON.stringify(pickScheme(colorRoles, scheme))).not.toContain('undefined');
  });
});

/** Every text role on every surface it may sit on; borders that are the only sign of a control, focus and chart lines. */
function pairs(scheme: ColorScheme): Pair[] {
  const { status, domain } = schemeRoles(scheme);
  return [
    ...cross(['text.primary', 'text.muted', 'text.faint', 'accent.link'], under('surface', surfaces), TEXT),
    ['text.inverse', 'surface.inverse', TEXT],
    ...Object.keys(domain).flatMap((name) => [
      ...cross([`domain.${name}.fg`], [...under('surface', restingSurfaces), `domain.${name}.bg`], TEXT),
      ...cross(['text.primary', 'text.muted'], [`domain.${name}.bg`], TEXT),
      ...cross([`domain.${name}.line`], ['surface.raised', `domain.${name}.bg`], GRAPHIC),
      // a citation under the pointer
      ...cross(['surface.base'], [`domain.${name}.fg`], TEXT),
    ]),
    ...Object.keys(status).flatMap((name) => [
      ...cross(
        [`status.${name}.fg`],
        ['surface.base', 'surface.raised', 'surface.overlay', `status.${name}.bg`],
        TEXT,
      ),
      ...cross(['text.primary', 'text.muted'], [`status.${name}.bg`], TEXT),
    ]),
    ...cross(['border.strong', 'focus.ring'], under('surface', [...restingSurfaces, 'field']), GRAPHIC),
    // the fill of a switch or checkbox that is on
    ...cross(['surface.inverse'], under('surface', restingSurfaces), GRAPHIC),
  ];
}

function under(group: string, names: readonly string[]): string[] {
  return names.map((name) => `${group}.${name}`);
}

function cross(foregrounds: readonly string[], backgrounds: readonly string[], minimum: number): Pair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background): Pair => [foreground, background, minimum]),
  );
}

function resolve(scheme: ColorScheme, role: string): string {
  const value = role
    .split('.')
    .reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], schemeRoles(scheme));
  if (typeof value !== 'string') throw new Error(`${role} is not a colour role`);
  return value;
}

/** WCAG 2: ratio of the relative luminances, the lighter one first. */
function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, index) => value + ((end[index] ?? 0) - value) * share);
  return `#${mixed
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
}
