import type { IconName } from '@twyn/design-system';

export const demoKinds = ['neural', 'voice', 'bio'] as const;
export type DemoKind = (typeof demoKinds)[number];

interface DemoCard {
  title: string;
  text: string;
  icon: IconName;
  domain: 'memory' | 'home' | 'body';
}

export const demoCards: Record<DemoKind, DemoCard> = {
  neural: {
    title: 'Neural Synchronization',
    text: 'Real-time adaptation to cognitive patterns.',
    icon: 'memory',
    domain: 'memory',
  },
  voice: {
    title: 'Voice Interface',
    text: 'Natural language understanding with emotion detection.',
    icon: 'mic',
    domain: 'home',
  },
  bio: {
    title: 'Biometric Integration',
    text: 'Health and stress monitoring.',
    icon: 'body',
    domain: 'body',
  },
};
