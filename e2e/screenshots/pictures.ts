import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Where the site takes its pictures from; its content reads the names of the files. */
export const pictures = path.resolve(import.meta.dirname, '../../frontend/src/features/site/images');

/** Flat surfaces and small text: few colours, and edges that must stay sharp. */
const formats = {
  avif: (image: Sharp) => image.avif({ quality: 58, effort: 4, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 4, smartSubsample: true }),
};

/** Throws the last ones away, so that none stays that nobody makes any more. */
export async function clearPictures(): Promise<void> {
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
}

/** Writes one shot in both formats and every width: `<name>-<width>.avif`. */
export async function writePicture(name: string, shot: Buffer, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    for (const [ending, encode] of Object.entries(formats)) {
      const file = path.join(pictures, `${name}-${String(width)}.${ending}`);
      await encode(sharp(shot).resize({ width })).toFile(file);
    }
  }
}

/** What other sites show beside a link; they take no newer format. */
export async function writeSharePicture(shot: Buffer): Promise<void> {
  const file = path.resolve(import.meta.dirname, '../../frontend/public/share.png');
  await sharp(shot).png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 }).toFile(file);
}
