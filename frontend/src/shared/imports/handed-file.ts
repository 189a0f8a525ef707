let handed: File | null = null;

/** Keeps a file that another screen could not take for the import screen, which is opened next. */
export function handFile(file: File): void {
  handed = file;
}

/** The file that was handed over, once. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
