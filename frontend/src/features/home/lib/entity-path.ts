import { paths } from '../../../lib/paths';

/** The page of a device. An address that ends like a file's (`light.lamp`) is one of a file to the front door. */
export function entityPath(id: string): string {
  return `${paths.smartHome}/${encodeURIComponent(partOf(id))}`;
}

/** Whether the part of an address means this device. */
export function isEntityPart(part: string, id: string): boolean {
  return part === partOf(id) || part === id;
}

function partOf(id: string): string {
  return id.replaceAll('.', '~');
}
