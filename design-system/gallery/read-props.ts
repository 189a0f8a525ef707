import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';

export interface PropDoc {
  name: string;
  type: string;
  isOptional: boolean;
  doc: string;
  /** As written after `@default`. */
  defaultValue?: string;
}

export interface PropsDoc {
  /** `ButtonProps` */
  name: string;
  props: PropDoc[];
}

/** The documented props of every component, by its folder: `components/button`. Read from the sources, so never stale. */
export function readProps(src: URL): Record<string, PropsDoc[]> {
  const byFolder: Record<string, PropsDoc[]> = {};
  const publicNames = readFileSync(new URL('index.ts', src), 'utf8');
  for (const file of globSync('{components,patterns}/*/*.tsx', { cwd: src.pathname })) {
    const source = ts.createSourceFile(
      file,
      readFileSync(new URL(file, src), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const folder = dirname(file);
    const docs = source.statements.filter(isProps).map((statement) => describe(statement, source));
    (byFolder[folder] ??= []).push(
      ...docs.filter(({ name, props }) => props.length > 0 && new RegExp(`\\b${name}\\b`).test(publicNames)),
    );
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
  const props = statement.members.filter(ts.isPropertySignature).map((member) => {
    const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
    return {
      name: member.name.getText(source),
      type: member.type?.getText(source) ?? '',
      isOptional: member.questionToken !== undefined,
      doc: commentOf(member),
      defaultValue: tag && ts.getTextOfJSDocComment(tag.comment),
    };
  });
  return { name: statement.name.text, props };
}

function commentOf(member: ts.PropertySignature): string {
  const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  return ts.getTextOfJSDocComment(comment?.comment) ?? '';
}
