import { withoutHalfMarker } from '../../../shared/chat/answer-text';
import { sentencesOf } from '../../../platform/speech/sentences';
import { speakable, withoutCode, withoutMarkers } from '../../../platform/speech/speakable';

/** Cuts an answer that is still being written into the sentences that can be said already. */
export class SentenceCutter {
  private given = '';

  /** What is whole by now and was not given yet. */
  next(written: string): string[] {
    const text = wordsOf(withoutHalfMarker(written));
    // An answer that is watched anew comes from its start.
    if (!text.startsWith(this.given)) return [];
    const whole = wholeOf(text.slice(this.given.length));
    this.given += whole;
    return speakable(whole);
  }

  /** What is left of the whole answer; all of it where it became another than what was given. */
  rest(answer: string): string[] {
    const text = wordsOf(answer);
    return speakable(text.startsWith(this.given) ? text.slice(this.given.length) : text);
  }
}

/** Whatever is written next, the beginning of it stays. */
function wordsOf(answer: string): string {
  return withoutCode(withoutMarkers(answer));
}

/** The sentences that stay what they are, whatever is written next. */
function wholeOf(text: string): string {
  let end = 0;
  for (const sentence of sentencesOf(text)) {
    // Only the next letter tells whether a full stop was the end: “3.” may become “3.5”, and “6 h. 12” go on with “eggs”.
    if (!/\p{L}/u.test(text.slice(end + sentence.length))) break;
    end += sentence.length;
  }
  return text.slice(0, end);
}
