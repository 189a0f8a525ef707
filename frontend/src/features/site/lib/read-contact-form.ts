import type { ContactLetter } from './contact-letter';

/**
 * What stands in the form, else what was typed in this tab before a reload. Somebody may have written, and pressed the
 * button, before the page had its script: the form knows it then, and React does not yet.
 */
export function readContactForm(form: HTMLFormElement, kept: ContactLetter): ContactLetter {
  return {
    name: valueIn(form, 'name') || kept.name,
    email: valueIn(form, 'email') || kept.email,
    message: valueIn(form, 'message') || kept.message,
  };
}

/** As it is: a space at the end may be the one before the next word. */
export function valueIn({ elements }: HTMLFormElement, name: string): string {
  const control = elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : '';
}
