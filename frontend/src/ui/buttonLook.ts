import styles from './button.module.css';

/** Teal for the action of a page, gold for the one action over a picture, an outline for everything beside it. */
export type ButtonTone = 'primary' | 'hero' | 'quiet';
/** 52 px on public pages, 44 px in the portal. */
export type ButtonSize = 'public' | 'portal';

/** The classes of a button or of a link that looks like one. */
export function buttonLook(tone: ButtonTone, size: ButtonSize, className = ''): string {
  const sized = size === 'portal' ? styles.portal : '';
  return [styles.button, styles[tone], sized, className].filter(Boolean).join(' ');
}
