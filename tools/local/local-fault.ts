/**
 * Something the person at the keyboard can put right: the message is a sentence for them, shown without a stack.
 * Anything else that is thrown in `local/` is a fault of ours and keeps its stack.
 */
export class LocalFault extends Error {
  override readonly name = 'LocalFault';
}

const SENTENCES: Record<string, (path: string) => string> = {
  ENOSPC: (path) => `The disk is full: there is no room left to write ${path}.`,
  EDQUOT: (path) => `Your disk quota is used up: there is no room left to write ${path}.`,
  EROFS: (path) => `${path} is on a read-only disk. Set DATA_DIR to a folder that can be written.`,
  EACCES: (path) =>
    `This user may not write ${path}. Change its permissions, or set DATA_DIR to another folder.`,
  EPERM: (path) =>
    `This user may not write ${path}. Change its permissions, or set DATA_DIR to another folder.`,
  ENOENT: (path) => `${path} cannot be made there. Set DATA_DIR to another folder.`,
  ENOTDIR: (path) =>
    `${path} cannot be a folder, because part of the path is a file. Set DATA_DIR to another folder.`,
  EEXIST: (path) => `${path} exists and is not a folder. Move it away, or set DATA_DIR to another folder.`,
};

/** The fault behind a failed write at `path` as a sentence; an error that is none of the known ones comes back as it is. */
export function explainWrite(error: unknown, path: string): unknown {
  const sentence = SENTENCES[(error as NodeJS.ErrnoException | undefined)?.code ?? ''];
  return sentence ? new LocalFault(sentence(path), { cause: error }) : error;
}
