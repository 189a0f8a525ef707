import type { IconName } from '@twyn/design-system';
import type { ImportFormat, ImportMapping } from '../api/imports.api';

/** What a file is called that is read this way. */
export const formatNames: Record<ImportFormat, string> = {
  twyn: 'Twyn export',
  chatgpt: 'ChatGPT export',
  vault: 'Folder of notes',
  json: 'JSON list',
  csv: 'Table',
  markdown: 'Markdown note',
  text: 'Plain text',
};

interface FormatGuide {
  title: string;
  icon: IconName;
  words: string;
}

/** Where each file comes from. */
export const formatGuides: FormatGuide[] = [
  {
    title: 'Obsidian or a folder of Markdown',
    icon: 'link',
    words:
      'Compress the folder of the vault into a zip and choose that. Tags, dates in the front matter and [[links]] come along.',
  },
  {
    title: 'ChatGPT',
    icon: 'ask',
    words:
      'In ChatGPT: Settings, Data controls, Export data. The link comes by email; choose the zip it leads to, unopened.',
  },
  {
    title: 'A table',
    icon: 'list',
    words: 'Save the sheet as CSV. You say which column holds what before anything is kept.',
  },
  {
    title: 'Twyn',
    icon: 'memory',
    words: 'The zip that “Export” gives, here or on another Twyn. Nothing is lost, and nothing comes twice.',
  },
  {
    title: 'Text or JSON',
    icon: 'memory',
    words: 'A text gives a memory for each paragraph, a JSON list one for each object with a “text”.',
  },
];

type Field = ImportMapping['columns'][number];

/** What a column may hold, as a person would say it. */
export const fieldNames: Record<Field, string> = {
  ignore: 'Leave it out',
  text: 'Text',
  occurredAt: 'When it happened',
  author: 'Who said it',
  tags: 'Tags',
  kind: 'Kind',
  importance: 'Importance (1 to 3)',
  thread: 'Conversation',
  seq: 'Place in the conversation',
  externalId: 'Its id',
};
