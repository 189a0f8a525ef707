import { readDraft, writeDraft } from '../../platform/storage/drafts';
import { captureDraft, isBulkPaste } from './capture-draft';
import { splitIntoMemories } from './split-into-memories';

/** Puts the text behind what is being told already. */
export function addToDraft(text: string): void {
  const before = readDraft(captureDraft).text.trim();
  const whole = before === '' ? text : `${before}\n\n${text}`;
  writeDraft(captureDraft, { text: whole, isBulk: isBulkPaste(splitIntoMemories(whole), whole), key: null });
}
