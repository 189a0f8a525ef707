import { Injectable } from '@nestjs/common';
import { phrasesIn } from '../../language/phrases/phrases-in.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { frameOf, type StyleFrame } from './style-frame.js';
import { StyleRepository } from './style.repository.js';
import { styleRule } from './style-rule.js';

/** Of which talk an answer is. */
interface Occasion {
  /** Of the language that was asked in. */
  readonly phrases: TwinPhrases;
  /** It is the first answer. */
  readonly isOpening: boolean;
}

/** How the twin of somebody answers in the chat. Whoever has set no style hears the plain answers. */
@Injectable()
export class AnswerStyle {
  constructor(private readonly versions: StyleRepository) {}

  /** What stands around an answer, in the style's own language where it has one; undefined where no style is set. */
  async frame(userId: string, { phrases, isOpening }: Occasion): Promise<StyleFrame | undefined> {
    const style = await this.versions.findNewest(userId);
    if (!style) return undefined;
    return frameOf(style, style.language === 'auto' ? phrases : phrasesIn(style.language), isOpening);
  }

  /** One line for the rules of a language model; undefined where no style is set. */
  async rule(userId: string): Promise<string | undefined> {
    const style = await this.versions.findNewest(userId);
    return style && styleRule(style);
  }
}
