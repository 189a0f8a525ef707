import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';

export interface PropDoc {
  name: string;
  type: string;
  isOptional: boolean;
  doc: string;
}

export interface PropsDoc {
  /** `ButtonProps` */
  name: string;
  props: PropDoc[];
}

/** The documented props of every component, by its folder: `components/button`. Read from the sources, so never stale. */
export function readProps(src: URL): Record<string, PropsDoc[]> {
  const byFolder: Record<string, PropsDoc[]> = {};
  for (const file of globSync('{components,patterns}/*/*.tsx', { cwd: src.pathname })) {
    const source = ts.createSourceFile(
      file,
      readFileSync(new URL(file, src), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const docs = source.statements.filter(isProps).map((statement) => describe(statement, source));
    (byFolder[dirname(file)] ??= []).push(...docs.filter(({ props }) => props.length > 0));
  }
  return byFolder;
}

function isProps(statement: ts.Statement): statement is ts.InterfaceDeclaration {
  return (
    ts.isInterfaceDeclaration(statement) &&
    statement.name.text.endsWith('Props') &&
    (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function describe(statement: ts.InterfaceDeclaration, source: ts.SourceFile): PropsDoc {
  const props = statement.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(source),
    type: member.type?.getText(source) ?? '',
    isOptional: member.questionToken !== undefined,
    doc: ts
      .getJSDocCommentsAndTags(member)
      .map((node) => node.getText(source).replace(/^\/\*\*\s*|\s*\*\/$/g, ''))
      .join(' '),
  }));
  return { name: statement.name.text, props };
}
