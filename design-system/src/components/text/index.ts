export { Text, textTones, textVariants, type TextProps, type TextTone } from './text';
