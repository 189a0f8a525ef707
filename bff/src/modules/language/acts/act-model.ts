import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Built and read from the same place, whether the code runs from src or from dist. */
const ASSETS = fileURLToPath(new URL('../../../../assets', import.meta.url));

/** What `acts-<language>.json` says about the bytes in `acts-<language>.bin`. */
const description = z.strictObject({
  language: z.string(),
  /** Acts, then `act|skill`: the columns. */
  labels: z.array(z.string()).min(1),
  buckets: z.int().positive(),
  dimensions: z.int().min(0),
  layout: z.string(),
  /** What one step of a label's int8 numbers is worth, for sparse features and for the vector. */
  steps: z.array(z.number()),
  vectorSteps: z.array(z.number()),
  /** Sharpens or softens the shares, so that 0.8 is right eight times of ten. */
  sharpness: z.number().positive(),
  skillSharpness: z.number().positive(),
  /** Classes of words, as the training read them. */
  tags: z.record(z.string(), z.array(z.string())),
  /** Hashes of what the training read; a test fails where they are not those of today. */
  madeFrom: z.record(z.string(), z.string()),
  sha256: z.string(),
});
export type ModelDescription = z.output<typeof description>;

/** The act classifier as it ships: whole numbers and what they are worth. */
export interface ActModel {
  readonly description: ModelDescription;
  /** Rows of labels: first of every bucket, then of every dimension. */
  readonly numbers: Int8Array;
}

export function assetPaths(language: string, folder = ASSETS): { json: string; bin: string } {
  return { json: `${folder}/acts-${language}.json`, bin: `${folder}/acts-${language}.bin` };
}

/** Reads at most 2 MB. Throws where the two files do not fit each other. */
export function readActModel(language: string, folder?: string): ActModel {
  const { json, bin } = assetPaths(language, folder);
  const about = description.parse(JSON.parse(readFileSync(json, 'utf8')));
  const bytes = readFileSync(bin);
  if (bytes.length !== (about.buckets + about.dimensions) * about.labels.length)
    throw new Error(`${bin} is not what ${json} says`);
  return { description: about, numbers: new Int8Array(Uint8Array.from(bytes).buffer) };
}
