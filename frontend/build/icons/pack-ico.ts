const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** Where a PNG has its width; a favicon is as high. */
const PNG_WIDTH_AT = 16;

/** A .ico is a list of sizes in front of whole PNG files. */
export function packIco(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map((picture) => {
    const px = picture.readUInt32BE(PNG_WIDTH_AT);
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(px, 0);
    entry.writeUInt8(px, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}
