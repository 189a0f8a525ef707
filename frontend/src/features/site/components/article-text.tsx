import { Prose } from '@twyn/design-system';
import { type MouseEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

const COPIED_MS = 2000;

/** The compiled text of a page. Its links stay inside the application, its code can be copied. */
export function ArticleText({ html }: { html: string }): ReactElement {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    const copy = target.closest<HTMLButtonElement>('[data-copy]');
    if (copy) void copyCode(copy);
    const link = target.closest('a');
    if (!link || !isPlainClick(event) || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.hash);
  };
  // The text is made by our own build from our own files.
  return <Prose onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />;
}

async function copyCode(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement?.querySelector('code')?.textContent ?? '';
  const wasCopied = await navigator.clipboard.writeText(code).then(
    () => true,
    () => false,
  );
  button.textContent = wasCopied ? 'Copied' : 'Select it by hand';
  setTimeout(() => (button.textContent = 'Copy'), COPIED_MS);
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
