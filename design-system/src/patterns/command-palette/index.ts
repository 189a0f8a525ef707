export { type CommandGroup, type CommandOption } from './command-list';
export { CommandPalette, type CommandPaletteProps } from './command-palette';
