import type { ScreenshotProps } from '@twyn/design-system';
import { guides, posts } from '../content/catalog';
import { screens } from '../content/screens';
import { sitePaths } from './site-paths';

export interface PublicPage {
  path: string;
  title: string;
  description: string;
  /** The address that counts where two show the same. */
  canonical: string;
  /** Shown where the page is linked to. */
  image: string;
  published?: string;
  /** The first picture, where it is in view at once. */
  picture?: ScreenshotProps['files'];
}

const SHARED_IMAGE = '/share.png';

const descriptions: Record<keyof typeof sitePaths, [title: string, description: string]> = {
  home: [
    'Your Second Mind - Personal AI Digital Twin',
    'Twyn remembers what you tell it and answers with its sources. It lives on a machine you own.',
  ],
  features: [
    'Features',
    'A memory you can audit, answers with their sources, search by meaning: what Twyn does.',
  ],
  useCases: [
    'Use cases',
    'What people tell their twin, and what they ask it: family, health, house, work and study.',
  ],
  pricing: [
    'Pricing',
    'Twyn runs on your own machine. No plan, no seat, no meter: what it costs is the machine.',
  ],
  about: ['About', 'Why Twyn exists, what it promises, and what it can’t do yet.'],
  contact: [
    'Contact',
    'Write to the administrator of this copy of Twyn. You get a reference, and a person reads your message.',
  ],
  privacy: [
    'Privacy policy',
    'What Twyn stores, where, who can read it, and how to take it with you or delete it.',
  ],
  terms: ['Terms of service', 'The terms under which this copy of Twyn may be used.'],
  docs: [
    'Documentation',
    'Guides to using and running Twyn: memories, questions, search, settings, backups.',
  ],
  documentation: [
    'Documentation',
    'Guides to using and running Twyn: memories, questions, search, settings, backups.',
  ],
  gettingStarted: ['Getting started', 'From nothing to a first answer with its source, in ten minutes.'],
  blog: ['Blog', 'How Twyn works inside: its memory, its answers, its privacy, and what needs no model.'],
};

/** Every page that stands as HTML. */
export const publicPages: PublicPage[] = [
  ...Object.entries(sitePaths).map(([name, path]) => {
    const [title, description] = descriptions[name as keyof typeof sitePaths];
    const canonical = path === sitePaths.documentation ? sitePaths.docs : path;
    return {
      path,
      title,
      description,
      canonical,
      image: SHARED_IMAGE,
      ...(path === sitePaths.features && { picture: screens.dashboard.files }),
    };
  }),
  ...[...guides, ...posts]
    .filter(({ href }) => href !== sitePaths.gettingStarted)
    .map(({ href, title, description, published }) => ({
      path: href,
      title,
      description,
      canonical: href,
      image: SHARED_IMAGE,
      ...(published !== undefined && { published }),
    })),
];
