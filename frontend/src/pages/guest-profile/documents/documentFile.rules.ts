import { TAKEN_PICTURES } from '../../../lib/browser/drawnPicture';

/** What a chooser of files offers first. What a file is called decides nothing: the server looks into it. */
export const ACCEPTED = [...TAKEN_PICTURES, 'application/pdf'].join(',');

/** Why a file need not be sent at all, or null. */
export function fileProblem({ size }: Pick<Blob, 'size'>, mostMegabytes: number): string | null {
  if (size > mostMegabytes * 1024 * 1024)
    return `This file is larger than ${mostMegabytes} MB. Choose a smaller one.`;
  return size === 0 ? 'This file is empty.' : null;
}

/** "240 kB" or "1.4 MB". */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
