export { DiffText, diffKinds, type DiffTextPart, type DiffTextProps } from './diff-text';
