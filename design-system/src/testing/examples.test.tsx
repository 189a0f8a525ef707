/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import { COLOR_SCHEME_KEY } from '../theme/color-scheme';
import { axeViolations } from './axe';
import { renderWithTheme } from './render';

const modules = import.meta.glob<Record<string, ComponentType>>(
  '../{components,patterns}/**/*.examples.tsx',
  {
    eager: true,
  },
);
const examples = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, Example]) => ({ part: folderOf(file), name, Example })),
);

afterEach(() => localStorage.clear());

describe.each(['dark', 'light'] as const)('examples in the %s scheme', (scheme) => {
  it.each(examples)('$part: $name renders and has no axe violation', async ({ Example }) => {
    localStorage.setItem(COLOR_SCHEME_KEY, scheme);
    const { container } = renderWithTheme(<Example />);
    expect(container).not.toBeEmptyDOMElement();
    expect(document.documentElement.classList.contains('dark')).toBe(scheme === 'dark');
    expect(await axeViolations()).toEqual([]);
  });
});

it('finds examples of every component and pattern', () => {
  const parts = Object.keys(import.meta.glob('../{components,patterns}/*/index.ts')).map(folderOf);
  const withExamples = new Set(examples.map(({ part }) => part));
  expect(parts.filter((part) => !withExamples.has(part))).toEqual([]);
});

function folderOf(file: string): string {
  return file.split('/').at(-2) ?? file;
}
