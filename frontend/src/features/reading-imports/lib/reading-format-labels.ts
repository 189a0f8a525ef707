import type { IconName } from '@twyn/design-system';
import type { ReadingFormat } from '../api/reading-imports.api';

/** What a file is called that is read this way. */
export const readingFormatNames: Record<ReadingFormat, string> = {
  'apple-health': 'Apple Health export',
  'health-connect': 'Health Connect export',
  'google-takeout': 'Google Takeout: Fit and Fitbit',
  fit: 'FIT file',
  whoop: 'Whoop export',
  oura: 'Oura trends',
  withings: 'Withings export',
  csv: 'Table',
};

interface SourceGuide {
  title: string;
  icon: IconName;
  words: string;
}

/** Where each file comes from. */
export const sourceGuides: SourceGuide[] = [
  {
    title: 'Apple Health',
    icon: 'body',
    words:
      'In Health: your picture, Export All Health Data. Choose the zip as it is, also where it is very large.',
  },
  {
    title: 'Health Connect',
    icon: 'body',
    words: 'In Android’s settings: Health Connect, Backup and restore, Export. Choose the zip.',
  },
  {
    title: 'Google Fit and Fitbit',
    icon: 'body',
    words: 'At takeout.google.com, choose Fit and Fitbit. Fitbit’s times name no zone: look at the preview.',
  },
  {
    title: 'Garmin and other watches, bicycle computers and scales',
    icon: 'body',
    words: 'A FIT file, or a zip of many. What is in a zip inside of a zip has to be taken out first.',
  },
  {
    title: 'Whoop, Oura, Withings',
    icon: 'body',
    words: 'Their own exports: a zip of tables, or one of the tables.',
  },
  {
    title: 'A table',
    icon: 'list',
    words:
      'Save the sheet as CSV. You say which column measures what; the next file with the same heads is read alike.',
  },
];
