/** `npm run icons`: every picture that stands for the product on a desktop or a phone, from public/icon.svg. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { packIco } from './pack-ico.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const FAVICON_PX = [16, 32, 48];

const rounded = await readFile(join(PUBLIC, 'icon.svg'), 'utf8');
/** For systems that cut a shape of their own: the ground reaches every edge, the mark stays well inside. */
const square = rounded.replace(/ rx="\d+"/, '');

await Promise.all([
  save('icon-192.png', await draw(rounded, 192)),
  save('icon-512.png', await draw(rounded, 512)),
  save('icon-maskable-512.png', await draw(square, 512)),
  save('apple-touch-icon.png', await draw(square, 180)),
  save('favicon.ico', packIco(await Promise.all(FAVICON_PX.map((px) => draw(rounded, px))))),
]);

function draw(svg: string, px: number): Promise<Buffer> {
  const VIEW_BOX_PX = 32;
  const POINTS_PER_INCH = 72;
  // Drawn at its size, not enlarged.
  return sharp(Buffer.from(svg), { density: (POINTS_PER_INCH * px) / VIEW_BOX_PX })
    .resize(px, px)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

async function save(name: string, content: Buffer): Promise<void> {
  await writeFile(join(PUBLIC, name), content);
}
