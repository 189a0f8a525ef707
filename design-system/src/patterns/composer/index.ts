export { Composer, type ComposerChoice, type ComposerProps } from './composer';
export { composerChoice, showOption } from './composer-options';
