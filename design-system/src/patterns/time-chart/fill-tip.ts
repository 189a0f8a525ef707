/** What is told of one value. */
export interface Readout {
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
}

/** Puts the words of a value beside the crosshair, as text. */
export function fillTip(tip: HTMLElement, { title, rows }: Readout): void {
  const words = (tag: string, text: string): HTMLElement => {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
  };
  tip.replaceChildren(
    words('strong', title),
    ...rows.flatMap(([label, value]) => [words('span', label), words('b', value)]),
  );
}
