/** A linear model over the words and the letters of a sentence: multinomial logistic regression. */
export interface Classifier {
  /** The likeliest label and its probability. */
  classify(words: readonly string[]): { label: string; probability: number };
}

export interface Example {
  readonly words: readonly string[];
  readonly label: string;
}

/** Room enough that two features seldom share a place. */
const PLACES = 1 << 14;
const EPOCHS = 4;
const LETTERS = 4;
const FIRST_RATE = 1;
/** A change that is not worth the time. */
const NEGLIGIBLE = 0.001;

/** Learns in a fifth of a second, always the same from the same examples. */
export function learn(examples: readonly Example[]): Classifier {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const weights = new Float32Array(PLACES * labels.length);
  const known = examples.map(({ words, label }) => ({
    features: featuresOf(words),
    right: labels.indexOf(label),
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = FIRST_RATE / (1 + epoch / 4);
    for (const { features, right } of mixed(known, epoch)) {
      const errors = sharesOf(weights, features, labels.length).map(
        (share, label) => Number(label === right) - share,
      );
      move(weights, features, errors, rate);
    }
  }
  return {
    classify: (words) => {
      const shares = sharesOf(weights, featuresOf(words), labels.length);
      const probability = Math.max(...shares);
      return { label: labels[shares.indexOf(probability)] ?? '', probability };
    },
  };
}

/** One example moves the weights of its features by how wrong they were about it. */
function move(weights: Float32Array, features: Int32Array, errors: Float32Array, rate: number): void {
  const scale = rate / Math.sqrt(features.length);
  errors.forEach((error, label) => {
    const change = scale * error;
    if (Math.abs(change) < NEGLIGIBLE) return;
    for (const place of features) {
      const at = place * errors.length + label;
      weights[at] = (weights[at] ?? 0) + change;
    }
  });
}

function sharesOf(weights: Float32Array, features: Int32Array, size: number): Float32Array {
  const shares = new Float32Array(size);
  for (const place of features) {
    const at = place * size;
    for (let label = 0; label < size; label++)
      shares[label] = (shares[label] ?? 0) + (weights[at + label] ?? 0);
  }
  const scale = Math.sqrt(features.length);
  let whole = 0;
  for (let label = 0; label < size; label++) {
    const part = Math.exp((shares[label] ?? 0) / scale);
    shares[label] = part;
    whole += part;
  }
  return shares.map((part) => part / whole);
}

/** Words, pairs of words, and four letters together, which survive a slip of the keys. */
function featuresOf(words: readonly string[]): Int32Array {
  const features = new Set<number>();
  words.forEach((word, i) => {
    features.add(hash(`w ${word}`));
    features.add(hash(`p ${words[i - 1] ?? '^'} ${word}`));
    const letters = `<${word}>`;
    for (let from = 0; from + LETTERS <= letters.length; from++)
      features.add(hash(`l ${letters.slice(from, from + LETTERS)}`));
  });
  features.add(hash(`p ${words.at(-1) ?? ''} $`));
  return Int32Array.from(features);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0) % PLACES;
}

/** Every epoch in another order, so that the last label seen has no advantage; a stride that shares no factor visits each once. */
function* mixed<T>(items: readonly T[], epoch: number): Generator<T> {
  const stride = [7919, 104_729, 1_299_709][epoch % 3] ?? 1;
  for (let i = 0; i < items.length; i++) {
    const item = items[(i * stride + epoch) % items.length];
    if (item !== undefined) yield item;
  }
}
