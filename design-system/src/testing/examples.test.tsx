/// <reference types="vite/client" />
import type { ComponentType } from 'react';
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

// In one scheme: the other changes nothing but colours, which jsdom does not draw. They are proven by the contrast test
// and in the browser, and that the chosen scheme is set by the test of the scheme.
it.each(examples)('$part: $name renders and has no axe violation', async ({ Example }) => {
  const { container } = renderWithTheme(<Example />);
  expect(container).not.toBeEmptyDOMElement();
  expect(await axeViolations()).toEqual([]);
});

it('finds examples of every component and pattern', () => {
  const parts = Object.keys(import.meta.glob('../{components,patterns}/*/*.tsx')).map(folderOf);
  const withExamples = new Set(examples.map(({ part }) => part));
  expect(parts.filter((part) => !withExamples.has(part))).toEqual([]);
});

function folderOf(file: string): string {
  return file.split('/').at(-2) ?? file;
}
