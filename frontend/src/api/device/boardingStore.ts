import { keptTexts } from '../../lib/browser/keptTexts';

/** The name begins as what is typed in this tab does (typed.ts): when its person leaves, it is forgotten with that. */
const texts = keptTexts('tab', 'gangway-boarding:');

/** What a host has marked in this tab and the server has not heard yet; empty for nothing. */
export const readMarksText = (userId: number): string => texts.read(String(userId));

/** Keeps a host's marks until the tab is closed. */
export const writeMarksText = (userId: number, text: string): void => texts.write(String(userId), text);

/** Calls back when marks were written. Returns the function that ends it. */
export const onMarksChanged = texts.onWritten;
