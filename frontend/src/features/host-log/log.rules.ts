/** `payment.recorded` reads "Payment recorded". */
export function actionWords(action: string): string {
  const words = action.replaceAll(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
