import type { ScreenshotProps } from '@twyn/design-system';

type Files = ScreenshotProps['files'];
type Screen = Pick<ScreenshotProps, 'files' | 'alt'>;

/** `ask-dark-wide-1360.avif`; made by `npm run screenshots`, since a build has no running product to look at. */
const addresses = import.meta.glob<string>('../images/*.{avif,webp}', { eager: true, import: 'default' });

/** The product as it is, on sample data. */
export const screens = {
  dashboard: screen(
    'dashboard',
    'Today: a field that tells or asks, the morning brief, what is due, the body and the mood of today.',
  ),
  ask: screen(
    'ask',
    'A conversation: two questions answered with their sources, a third with “I don’t have anything about that”.',
  ),
  search: screen(
    'search',
    'Search for “when to phone my mother”: the note that Mum prefers calls on Sundays, with the reasons why it matched.',
  ),
  memory: screen(
    'memory',
    'One memory: where it came from, when it was kept, and both its versions with the change marked.',
  ),
  body: screen(
    'body',
    'Body: what is unusual first, then a card for each metric with its last value, its usual band and a small curve.',
  ),
  mood: screen(
    'mood',
    'Mood: five steps to log, the month, the year in pixels and what goes with better days.',
  ),
  home: screen('home', 'Home: a line that sums it up, favourites, and rooms with a tile for each device.'),
  analytics: screen(
    'analytics',
    'Findings: one sentence each with the number of days, the size and the chance, beside a chart of the days behind it.',
  ),
  day: screen('day', 'One day: its figures, heart rate, and a timeline of memories, moods and the home.'),
  twin: screen('twin', 'The twin: what it knows about its owner, line by line, each with what it rests on.'),
};

function screen(name: string, alt: string): Screen {
  const shapes = (scheme: string): Files['dark'] => ({
    wide: filesOf(`${name}-${scheme}-wide`),
    narrow: filesOf(`${name}-${scheme}-narrow`),
  });
  return { alt, files: { dark: shapes('dark'), light: shapes('light') } };
}

function filesOf(shot: string): Files['dark']['wide'] {
  const avif = widthsOf(shot, 'avif');
  const webp = widthsOf(shot, 'webp');
  return { avif: setOf(avif), webp: setOf(webp), fallback: webp.at(-1)?.address ?? '' };
}

interface Width {
  pixels: number;
  address: string;
}

/** The narrowest first. */
function widthsOf(shot: string, ending: string): Width[] {
  const pattern = new RegExp(`/${shot}-(\\d+)[.]${ending}$`);
  return Object.entries(addresses)
    .flatMap(([file, address]) => {
      const pixels = pattern.exec(file)?.[1];
      return pixels === undefined ? [] : [{ pixels: Number(pixels), address }];
    })
    .sort((a, b) => a.pixels - b.pixels);
}

function setOf(widths: Width[]): string {
  return widths.map(({ pixels, address }) => `${address} ${String(pixels)}w`).join(', ');
}
