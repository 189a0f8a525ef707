import type { ComponentType } from 'react';
import type { PropsDoc } from './read-props';

declare const PROPS_BY_FOLDER: Record<string, PropsDoc[]>;

export interface Example {
  name: string;
  Component: ComponentType;
}

export interface Entry {
  /** `components/button` */
  folder: string;
  group: 'components' | 'patterns';
  name: string;
  examples: Example[];
  props: PropsDoc[];
}

type ExampleModule = Record<string, ComponentType>;

const files = import.meta.webpackContext('../src', { recursive: true, regExp: /\.examples\.tsx$/ });

/** Every component and pattern that has examples: the files are the catalogue. */
export const entries: Entry[] = files
  .keys()
  .map((key) => toEntry(key, files(key) as ExampleModule))
  .sort((a, b) => a.folder.localeCompare(b.folder));

function toEntry(key: string, module: ExampleModule): Entry {
  const [group = '', slug = ''] = key.replace('./', '').split('/');
  const folder = `${group}/${slug}`;
  return {
    folder,
    group: group === 'patterns' ? 'patterns' : 'components',
    name: words(slug),
    examples: Object.entries(module).map(([name, Component]) => ({ name: words(name), Component })),
    props: PROPS_BY_FOLDER[folder] ?? [],
  };
}

/** `WithIconsAndLinks` and `icon-button` as a reader writes them. */
function words(identifier: string): string {
  const spaced = identifier.replace(/-/g, ' ').replace(/(?<!^)([A-Z])/g, ' $1');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}
