/** Signs that leave no mark on a screen: blanks of every kind, those that only steer the others, and the empty Braille cell. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]*$/u;

/** Whether a text shows nothing to anybody. */
export const isUnseen = (text: string): boolean => UNSEEN.test(text);
