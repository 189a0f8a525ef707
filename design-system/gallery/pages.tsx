import type { ComponentType } from 'react';
import { entries } from './catalog';
import { EntryPage } from './entry-page';
import { KitchenSink } from './kitchen-sink';
import { AskScreen } from './screens/ask-screen';
import { MemoryScreen } from './screens/memory-screen';
import { SearchScreen } from './screens/search-screen';
import { SignInScreen } from './screens/sign-in-screen';
import { TodayScreen } from './screens/today-screen';
import { ColorTokens } from './tokens/color-tokens';
import { MeasureTokens } from './tokens/measure-tokens';
import { TypeTokens } from './tokens/type-tokens';

export interface GalleryPage {
  /** Address: `components/button`. */
  path: string;
  name: string;
  Component: ComponentType;
  /** Fills the window by itself, without margins. */
  isScreen?: boolean;
}

export interface PageGroup {
  name: string;
  pages: GalleryPage[];
}

const screens: GalleryPage[] = [
  { path: 'kitchen-sink', name: 'All components', Component: KitchenSink },
  { path: 'screens/today', name: 'Today', Component: TodayScreen, isScreen: true },
  { path: 'screens/ask', name: 'Ask', Component: AskScreen, isScreen: true },
  { path: 'screens/search', name: 'Search', Component: SearchScreen, isScreen: true },
  { path: 'screens/memory', name: 'Memory', Component: MemoryScreen, isScreen: true },
  { path: 'screens/sign-in', name: 'Sign in', Component: SignInScreen, isScreen: true },
];

const tokens: GalleryPage[] = [
  { path: 'tokens/color', name: 'Colour', Component: ColorTokens },
  { path: 'tokens/type', name: 'Type', Component: TypeTokens },
  { path: 'tokens/measure', name: 'Measure and motion', Component: MeasureTokens },
];

const fromExamples = (group: 'components' | 'patterns'): GalleryPage[] =>
  entries
    .filter((entry) => entry.group === group)
    .map((entry) => ({ path: entry.folder, name: entry.name, Component: () => <EntryPage entry={entry} /> }));

export const groups: PageGroup[] = [
  { name: 'Tokens', pages: tokens },
  { name: 'Kitchen sink', pages: screens },
  { name: 'Components', pages: fromExamples('components') },
  { name: 'Patterns', pages: fromExamples('patterns') },
];

const pages = groups.flatMap((group) => group.pages);

export function findPage(path: string): GalleryPage | undefined {
  return pages.find((page) => page.path === path) ?? pages[0];
}
