import { crc32, deflateRawSync } from 'node:zlib';

interface RawEntry {
  name: string;
  content?: string | Buffer;
  /** What a lie says it unpacks to. */
  claimedBytes?: number;
  isSymlink?: boolean;
  isEncrypted?: boolean;
}

/** A zip byte for byte, also as no honest program would write it. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', claimedBytes, isSymlink, isEncrypted } of entries) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const nameBytes = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x800 | (isEncrypted ? 1 : 0), 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claimedBytes ?? data.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((isSymlink ? 0o120777 : 0o100644) * 65_536, 6);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003'), shared, rest, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}
