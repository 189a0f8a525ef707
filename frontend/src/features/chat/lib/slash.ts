/** All that a slash brings, in one piece that is loaded when the first one is typed. */
export { composerChoice, showOption } from '@twyn/design-system';
export { filledBy, readSlashLine, suggestCommands } from './slash-commands';
