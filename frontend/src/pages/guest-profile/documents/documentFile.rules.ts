/** What the server takes (platform/files); it looks into the file itself and decides again. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
export const ACCEPTED = TYPES.join(',');
const MOST_BYTES = 10 * 1024 * 1024;

/** Why a chosen file need not be sent at all, or null. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!TYPES.includes(type)) return 'Choose a photo (JPEG, PNG, WebP) or a PDF.';
  if (size > MOST_BYTES) return 'This file is larger than 10 MB. Choose a smaller one.';
  return size === 0 ? 'This file is empty.' : null;
}

/** "240 kB" or "1.4 MB". */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
