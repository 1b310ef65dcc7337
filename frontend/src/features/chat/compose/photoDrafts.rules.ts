import { inARow } from '../../../lib/inARow';

/** So many photos go out at one go: as many messages as the server takes from one person at once. */
export const MOST_PHOTOS = 10;
/** More names than these would be a wall of text over the composer. */
const MOST_NAMES = 3;

/** What stayed behind of the files that somebody chose. */
export interface LeftBehind {
  /** There were more pictures than go out at one go. */
  isFull: boolean;
  /** The names of the files that are no pictures. */
  unreadable: readonly string[];
}

export const NO_PROBLEM: LeftBehind = { isFull: false, unreadable: [] };

/** Whether it is worth trying to read it as a picture. Some systems know no type for the pictures of their cameras. */
export function mayBePicture({ type }: Pick<File, 'type'>): boolean {
  return type === '' || type.startsWith('image/');
}

/** What to tell about the files that stayed behind; null when none did. */
export function problemWith({ isFull, unreadable }: LeftBehind): string | null {
  const sentences = [
    ...(isFull ? [`At most ${MOST_PHOTOS} photos go out at once. Send these, then add the others.`] : []),
    ...(unreadable.length > 0 ? [unreadableSentence(unreadable)] : []),
  ];
  return sentences.join(' ') || null;
}

function unreadableSentence(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMES).map((name) => `“${name}”`);
  const others = names.length - named.length;
  if (others > 0) named.push(others === 1 ? '1 other' : `${others} others`);
  const what = names.length === 1 ? 'a picture' : 'pictures';
  return `${inARow(named)} could not be read as ${what}. JPEG, PNG and WebP always work.`;
}
