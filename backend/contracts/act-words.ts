/** What people call a thing whose name in the log is another. */
const NAMES: Record<string, string> = { add_on: 'extra', cohost: 'co-host', ship_list: 'ship’s list' };

/** `payment.recorded` reads "Payment recorded", `add_on` "Extra": what the log calls an act or an area, as people read it. */
export function actWords(action: string): string {
  const [area = '', ...rest] = action.split('.');
  const words = [NAMES[area] ?? area, ...rest].join(' ').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
