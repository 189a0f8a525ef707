const COPIED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
] as const;
/** Twice as fine as the screen, for print. */
const SCALE = 2;

/** The picture by itself: every colour and font stands in it, so that the file needs no style sheet. */
function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of COPIED) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
  });
  copy.removeAttribute('class');
  return new XMLSerializer().serializeToString(copy);
}

export function toSvg(svg: SVGSVGElement): Blob {
  return new Blob([svgText(svg)], { type: 'image/svg+xml' });
}

/** @throws Error where the browser cannot make it */
export async function toPng(svg: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  // An address of the data itself: the content security policy allows none of a blob.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = svg.width.baseVal.value * SCALE;
  canvas.height = svg.height.baseVal.value * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('Couldn’t make the picture. Try the SVG instead.'));
    });
  });
}

/** A table as RFC 4180 has it. A spreadsheet must not take a text for a formula. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): Blob {
  const cell = (value: string | number): string => {
    if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value);
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  return new Blob([`${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** Hands a file to the person. */
export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
