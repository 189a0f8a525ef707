import type { screenshotSizes, ScreenshotProps } from '@twyn/design-system';

export type PictureSizes = typeof screenshotSizes;

/**
 * Links that wait for the script inside of the page to turn those of the chosen colours into preloads: until it has run,
 * nobody knows which of the two pictures will be shown.
 */
export function preloadOf(files: ScreenshotProps['files'], sizes: PictureSizes): string[] {
  return (['dark', 'light'] as const).flatMap((scheme) =>
    (['wide', 'narrow'] as const).map((shape) => {
      const { media, sizes: width } = sizes[shape];
      const set = `imagesrcset="${files[scheme][shape].avif}" imagesizes="${width}"`;
      return `<link data-preload="${scheme}" as="image" type="image/avif" media="${media}" ${set}>`;
    }),
  );
}
