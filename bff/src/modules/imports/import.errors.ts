import { DomainError } from '../../common/http/problem.js';

/** Also said of another user's import: whether it exists is theirs to know. */
export class ImportNotFound extends DomainError {
  constructor() {
    super('import_not_found', 404, 'Import not found.');
  }
}

export class FileTooLarge extends DomainError {
  constructor(maxBytes: number) {
    const limit = maxBytes >= 1e9 ? `${(maxBytes / 1e9).toFixed(1)} GB` : `${Math.floor(maxBytes / 1e6)} MB`;
    super('file_too_large', 413, `The file is larger than this server takes in (${limit}).`);
  }
}

export class TooManyImports extends DomainError {
  constructor() {
    super(
      'too_many_imports',
      429,
      'Several of your imports aren’t finished yet. Finish or cancel one first.',
    );
  }
}

/** The client asks how much is there, and goes on from that. */
export class UploadOutOfPlace extends DomainError {
  constructor() {
    super('upload_out_of_place', 409, 'This part doesn’t follow on what has arrived so far.');
  }
}

export class UploadIncomplete extends DomainError {
  constructor() {
    super('upload_incomplete', 409, 'The file hasn’t arrived completely yet.');
  }
}

export class NoSpaceLeft extends DomainError {
  constructor(cause: unknown) {
    super('no_space_left', 507, 'The server has no space left for the file.', { cause });
  }
}

export class UnreadableFile extends DomainError {
  constructor(detail: string, options: { cause?: unknown } = {}) {
    super('unreadable_file', 422, detail, options);
  }
}

export class DamagedZip extends UnreadableFile {
  constructor(cause: unknown) {
    super('The zip is damaged.', { cause });
  }
}

/** The state it is in has no such step. */
export class ImportElsewhere extends DomainError {
  constructor(detail: string) {
    super('import_elsewhere', 409, detail);
  }
}
