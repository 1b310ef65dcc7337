/** What an act was done on, in words. Numbers that name rows tell people nothing. */
export function aboutOf(details: Record<string, string | number | boolean>): string {
  return Object.entries(details)
    .filter(([key]) => !/(^id|Id|Ref|Hash)$/.test(key))
    .map(([key, value]) => `${wordsOf(key)}: ${value === true ? 'yes' : value === false ? 'no' : value}`)
    .join('; ');
}

/** `giveBackCents` reads "give back cents". */
function wordsOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
}

/** `payment.recorded` reads "Payment recorded". */
export function actionWords(action: string): string {
  const words = action.replaceAll(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
