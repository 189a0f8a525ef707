import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { Logo } from '@twyn/design-system';
import { SchemeSwitch } from '../../src/components/scheme-switch';
import { renderWithProviders } from '../../src/testing/render';
import { packIco } from './pack-ico';

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { url: string }[];
}

const PUBLIC = join(import.meta.dirname, '../../public');
const read = (name: string): Promise<Buffer> => readFile(join(PUBLIC, name));

test('the icon shows the mark of the design system', async () => {
  const icon = new DOMParser().parseFromString((await read('icon.svg')).toString(), 'image/svg+xml');
  const { container } = render(<Logo />);
  const strands = (root: ParentNode) =>
    [...root.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(strands(icon)).toEqual(strands(container));
});

test('every picture of the manifest is as large as it says, and what an installation needs is there', async () => {
  const { icons } = JSON.parse((await read('manifest.webmanifest')).toString()) as Manifest;
  const drawn = icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of drawn) {
    const png = await read(src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

test('the browser’s bar is coloured before the application runs as it is by the application', async () => {
  const page = await readFile(join(PUBLIC, '../src/index.html'), 'utf8');
  const [, dark, light] = /name="theme-color" content="(.*?)" data-light="(.*?)"/.exec(page) ?? [];
  const bar = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  document.head.append(bar);
  onTestFinished(() => bar.remove());

  const { user } = renderWithProviders(<SchemeSwitch />);
  expect(bar.content).toBe(dark);
  await user.click(screen.getByRole('button'));
  expect(bar.content).toBe(light);
});

test('a favicon is found at the place that its list names', () => {
  const png = Buffer.alloc(40);
  png.writeUInt32BE(16, 16);
  const ico = packIco([png, png]);
  expect(ico.readUInt16LE(4)).toBe(2);
  expect(ico.readUInt32LE(6 + 12)).toBe(6 + 2 * 16);
  expect(ico.readUInt32LE(6 + 16 + 12)).toBe(6 + 2 * 16 + png.length);
});
