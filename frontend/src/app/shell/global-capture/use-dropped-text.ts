import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../../lib/notify';
import { isField } from './is-field';
import { readTextFiles } from './read-text-files';

/** Handles text and text files dropped outside a field. Returns whether one is being dragged over the window. */
export function useDroppedText(onText: (text: string) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const handleDragOver = useEffectEvent((event: DragEvent) => {
    const isOurs = !event.defaultPrevented && !isField(event.target) && carriesText(event.dataTransfer);
    setIsDragging(isOurs);
    // Otherwise the browser would navigate to the file.
    if (isOurs) event.preventDefault();
  });
  const handleDrop = useEffectEvent(async (event: DragEvent) => {
    setIsDragging(false);
    const { dataTransfer } = event;
    if (event.defaultPrevented || isField(event.target) || !carriesText(dataTransfer)) return;
    event.preventDefault();
    const { text, refused } = await readTextFiles([...(dataTransfer?.files ?? [])]);
    if (refused.length > 0) notify.error(`${refused.join(', ')}: not a text of at most a megabyte`);
    const dropped = text === '' && refused.length === 0 ? (dataTransfer?.getData('text/plain') ?? '') : text;
    if (dropped.trim() !== '') onText(dropped);
  });
  useEffect(() => {
    const over = (event: DragEvent): void => handleDragOver(event);
    const drop = (event: DragEvent): void => void handleDrop(event);
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    document.addEventListener('dragleave', leave);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
      document.removeEventListener('dragleave', leave);
    };
  }, []);
  return isDragging;
}

function carriesText(data: DataTransfer | null): boolean {
  return data !== null && (data.types.includes('Files') || data.types.includes('text/plain'));
}
